/** A button for a file from this device; it can also be dropped there. */
import { useState } from "preact/hooks";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";

interface FileButtonProps {
  label: string;
  accept: string;
  read: (file: File) => void;
}

export function FileButton({ label, accept, read }: FileButtonProps) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) read(file);
  };
  return (
    <label
      class={cx("btn from-file", over && "is-over")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <Icon name="upload" />
      {label}
      <input
        class="vh"
        type="file"
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}

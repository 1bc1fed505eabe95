"""The interface for programs as a page to read: made from the OpenAPI schema, without a script."""

from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get

Ask = Request[Any, Any, Any]
_METHODS: Final = ("get", "post", "patch")


@get("/api", include_in_schema=False)
async def reference(request: Ask) -> Response[str]:
    """All requests with their parameters, bodies and answers."""
    return Response(_page(request.app.openapi_schema.to_schema()), media_type=MediaType.HTML)


def _page(schema: dict[str, Any]) -> str:
    asked = "".join(
        _request(path, method, told)
        for path, methods in sorted(schema["paths"].items())
        for method, told in methods.items()
        if method in _METHODS
    )
    kinds = "".join(
        _kind(name, told) for name, told in sorted(schema["components"]["schemas"].items())
    )
    title = f"{escape(schema['info']['title'])} {escape(schema['info']['version'])}"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}: requests</title>"
        '<link rel="stylesheet" href="/page/app.css"><link rel="icon" href="/page/favicon.svg">'
        '</head><body class="reference"><main>'
        f"<h1>{title}: requests</h1>"
        '<p>The same as data: <a href="/api/schema/openapi.json">openapi.json</a></p>'
        f"<h2>Requests</h2>{asked}<h2>Kinds of data</h2><dl>{kinds}</dl></main></body></html>"
    )


def _request(path: str, method: str, told: dict[str, Any]) -> str:
    parts = [f"<h3><code>{method.upper()} {escape(path)}</code></h3>"]
    parts.append(f"<p>{escape(told.get('summary', ''))}. {escape(told.get('description', ''))}</p>")
    named = [
        f"<code>{escape(one['name'])}</code> ({one['in']}): {_type(one.get('schema', {}))}"
        for one in told.get("parameters", ())
    ]
    if named:
        parts.append(f"<p>Parameters: {'; '.join(named)}</p>")
    body = told.get("requestBody", {}).get("content", {})
    for content in body.values():
        parts.append(f"<p>Body: {_type(content.get('schema', {}))}</p>")
    for status, answer in told.get("responses", {}).items():
        for content in answer.get("content", {}).values():
            parts.append(f"<p>{escape(status)}: {_type(content.get('schema', {}))}</p>")
    return f"<section>{''.join(parts)}</section>"


def _kind(name: str, told: dict[str, Any]) -> str:
    needed = told.get("required", ())
    fields = "".join(
        f"<li><code>{escape(field)}</code>{'' if field in needed else ' (may be left out)'}: "
        f"{_type(of)}</li>"
        for field, of in told.get("properties", {}).items()
    )
    shown = f"<ul>{fields}</ul>" if fields else _type(told)
    return f'<dt id="{escape(name)}"><code>{escape(name)}</code></dt><dd>{shown}</dd>'


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_type(one) for one in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    found = schema.get("type", "anything")
    return escape(" or ".join(found) if isinstance(found, list) else str(found))

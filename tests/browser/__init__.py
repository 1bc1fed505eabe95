"""What people see and do on the page."""

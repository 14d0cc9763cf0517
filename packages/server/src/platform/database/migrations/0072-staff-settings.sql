-- Read at sign-in, before any company is entered. The strictest of a user's companies decides about a session.
grant select (staff_idle_minutes, staff_second_factor) on company_settings to shop_reader;

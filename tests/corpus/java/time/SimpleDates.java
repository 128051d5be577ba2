// SimpleDateFormat, Date and GregorianCalendar with fixed instants in UTC.
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class SimpleDates {
    static final TimeZone UTC = TimeZone.getTimeZone("UTC");

    static SimpleDateFormat f(String pattern) {
        SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.ROOT);
        f.setTimeZone(UTC);
        return f;
    }

    public static void main(String[] args) throws ParseException {
        Date d = new Date(1709219045678L);
        for (String p : new String[] {"yyyy-MM-dd'T'HH:mm:ss.SSS", "EEE, d MMM yyyy", "EEEE MMMM", "h:mm a", "D F w W u", "yy G k K z Z X XXX", "''yy''"}) {
            System.out.println(p + " -> " + f(p).format(d));
        }
        System.out.println(d.getTime() + " " + d.compareTo(new Date(0)) + " " + d.equals(new Date(1709219045678L)) + " " + d.hashCode() + " " + d.before(new Date(0)));
        Date parsed = f("dd/MM/yyyy HH:mm").parse("15/08/2023 09:30");
        System.out.println(parsed.getTime() + " " + f("yyyy-MM-dd").parse("1969-12-31").getTime());
        SimpleDateFormat strict = f("yyyy-MM-dd");
        System.out.println(strict.format(strict.parse("2023-02-31")));
        strict.setLenient(false);
        for (String s : new String[] {"2023-02-31", "garbage", "2023-2-3"}) {
            try {
                System.out.println(strict.format(strict.parse(s)));
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorOffset());
            }
        }
        Calendar c = new GregorianCalendar(UTC, Locale.ROOT);
        c.setTime(d);
        System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.DAY_OF_YEAR) + " " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.AM_PM) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH));
        c.add(Calendar.MONTH, 12);
        System.out.println(strict.format(c.getTime()));
        c.roll(Calendar.DAY_OF_MONTH, 1);
        System.out.println(strict.format(c.getTime()));
        c.set(2024, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1);
        System.out.println(strict.format(c.getTime()) + " " + ((GregorianCalendar) c).isLeapYear(1900) + " " + c.getTimeZone().getID() + " " + c.getFirstDayOfWeek());
        c.clear();
        System.out.println(c.getTimeInMillis() + " " + strict.format(c.getTime()));
        Calendar g = new GregorianCalendar(1582, Calendar.OCTOBER, 4);
        g.setTimeZone(UTC);
        g.set(1582, Calendar.OCTOBER, 4, 0, 0, 0);
        g.add(Calendar.DATE, 1);
        System.out.println(strict.format(g.getTime()));
        System.out.println(Date.from(java.time.Instant.ofEpochSecond(86400)).toInstant());
    }
}

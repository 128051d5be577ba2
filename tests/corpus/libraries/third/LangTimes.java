// jars: commons-lang3
import org.apache.commons.lang3.time.*;
import org.apache.commons.lang3.concurrent.*;
import org.apache.commons.lang3.exception.*;
import java.util.*;
public class LangTimes {
    public static void main(String[] arguments) throws Exception {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        FastDateFormat format = FastDateFormat.getInstance("yyyy-MM-dd HH:mm:ss", utc, Locale.US);
        System.out.println(format.format(new Date(86_400_000L * 365)) + " " + format.parse("2001-02-03 04:05:06").getTime());
        System.out.println(DurationFormatUtils.formatDuration(3_723_000, "H:mm:ss") + " " + DurationFormatUtils.formatDurationWords(65_000, true, true));
        Date date = new Date(0);
        System.out.println(DateUtils.addMonths(date, 14).getTime() + " " + DateUtils.isSameDay(date, new Date(1000)) + " " + DateUtils.truncate(new Date(90_000_000), Calendar.DAY_OF_MONTH).getTime());
        LazyInitializer<String> lazy = new LazyInitializer<>() { @Override protected String initialize() { System.out.println("once"); return "made"; } };
        System.out.println(lazy.get() + lazy.get());
        Throwable wrapped = new RuntimeException("a", new IllegalStateException("b"));
        System.out.println(ExceptionUtils.getRootCauseMessage(wrapped) + " " + ExceptionUtils.indexOfType(wrapped, IllegalStateException.class));
        
        
        
    }
}

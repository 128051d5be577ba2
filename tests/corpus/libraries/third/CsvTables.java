// jars: commons-csv
import org.apache.commons.csv.*;
import java.io.*;
public class CsvTables {
    enum Header { NAME, AGE }
    public static void main(String[] arguments) throws Exception {
        StringWriter out = new StringWriter();
        try (CSVPrinter printer = new CSVPrinter(out, CSVFormat.DEFAULT.withHeader("NAME", "AGE"))) {
            printer.printRecord("a,b", 3); printer.printRecord("q\"t", null);
        }
        System.out.print(out);
        for (CSVRecord record : CSVFormat.DEFAULT.withHeader(Header.class).withSkipHeaderRecord().parse(new StringReader(out.toString()))) {
            System.out.println(record.get(Header.NAME) + "|" + record.get("AGE") + "|" + record.getRecordNumber() + " " + record.toMap());
        }
        System.out.println(CSVParser.parse("x;'y;z'", CSVFormat.newFormat(';').withQuote('\'')).getRecords().get(0).size() + " " + CSVFormat.EXCEL);
    }
}

// jars: jackson-core
import com.fasterxml.jackson.core.*;
import java.io.*;
public class JacksonCore {
    public static void main(String[] arguments) throws Exception {
        JsonFactory factory = new JsonFactory();
        StringWriter out = new StringWriter();
        try (JsonGenerator generator = factory.createGenerator(out)) {
            generator.useDefaultPrettyPrinter();
            generator.writeStartObject();
            generator.writeStringField("name", "x\u00e9\n");
            generator.writeArrayFieldStart("values");
            for (int i = 0; i < 3; i++) { generator.writeNumber(i * 1.5); }
            generator.writeEndArray();
            generator.writeNullField("nothing");
            generator.writeEndObject();
        }
        System.out.println(out);
        try (JsonParser parser = factory.createParser(out.toString())) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                System.out.print(token + ":" + parser.getText() + " ");
            }
            System.out.println();
        }
        try (JsonParser parser = factory.createParser("{\"a\": tru}".getBytes())) {
            while (parser.nextToken() != null) { }
        } catch (JsonParseException broken) { System.out.println(broken.getOriginalMessage() + " " + broken.getLocation().getColumnNr()); }
    }
}

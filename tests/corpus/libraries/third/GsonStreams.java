// jars: gson
import com.google.gson.*;
import com.google.gson.stream.*;
import com.google.gson.annotations.*;
import java.io.*;
import java.lang.reflect.Type;
import java.util.*;
public class GsonStreams {
    static class Event { @Expose @Since(1.1) String when = "now"; @Expose(serialize = false) int secret = 4; @JsonAdapter(Upper.class) String name = "x"; }
    static class Upper extends TypeAdapter<String> {
        @Override public void write(JsonWriter out, String value) throws IOException { out.value(value == null ? null : value.toUpperCase()); }
        @Override public String read(JsonReader in) throws IOException { return in.nextString().toLowerCase(); }
    }
    interface Shape { double area(); }
    static class Circle implements Shape { double r; @Override public double area() { return r * r; } }
    public static void main(String[] arguments) throws Exception {
        StringWriter text = new StringWriter();
        try (JsonWriter writer = new JsonWriter(text)) { writer.setIndent(" "); writer.beginObject().name("list").beginArray().value(1).value(2.5).value((String) null).endArray().name("flag").value(true).endObject(); }
        System.out.println(text);
        try (JsonReader reader = new JsonReader(new StringReader(text.toString()))) {
            reader.beginObject();
            while (reader.hasNext()) { System.out.print(reader.nextName() + "=" + reader.peek() + " "); reader.skipValue(); }
            reader.endObject();
            System.out.println(reader.peek());
        }
        System.out.println(new GsonBuilder().setVersion(1.0).create().toJson(new Event()) + new GsonBuilder().excludeFieldsWithoutExposeAnnotation().create().toJson(new Event()));
        Gson shapes = new GsonBuilder().registerTypeAdapter(Shape.class, (JsonDeserializer<Shape>) (json, type, context) -> context.deserialize(json, Circle.class)).setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).create();
        System.out.println(shapes.fromJson("{\"R\":3}", Shape.class).area() + " " + shapes.toJson(new Circle()) + " " + shapes.toJsonTree(List.of(1, "a")).getAsJsonArray().get(1).getAsString());
        try { new Gson().fromJson("[1,2", int[].class); } catch (JsonParseException broken) { System.out.println(broken.getMessage()); }
    }
}

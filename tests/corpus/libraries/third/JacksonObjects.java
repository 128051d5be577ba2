// jars: jackson-core jackson-databind jackson-annotations
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.*;
import java.util.*;
public class JacksonObjects {
    public static class Book {
        private String title; private List<String> authors = new ArrayList<>(); @JsonProperty("n") public int pages; @JsonIgnore public int hidden = 3;
        public String getTitle() { return title; } public void setTitle(String title) { this.title = title; }
        public List<String> getAuthors() { return authors; } public void setAuthors(List<String> authors) { this.authors = authors; }
    }
    public record Point(int x, int y) {}
    public static void main(String[] arguments) throws Exception {
        ObjectMapper mapper = new ObjectMapper();
        Book book = new Book(); book.setTitle("T"); book.getAuthors().add("A"); book.pages = 7;
        String json = mapper.writeValueAsString(book);
        System.out.println(json);
        Book back = mapper.readValue(json, Book.class);
        System.out.println(back.getTitle() + back.getAuthors() + back.pages);
        System.out.println(mapper.readValue("[{\"a\":1}]", new TypeReference<List<Map<String, Integer>>>() {}));
        JsonNode tree = mapper.readTree("{\"p\":{\"q\":[1,2]}}");
        System.out.println(tree.at("/p/q/1").asInt() + " " + tree + " " + mapper.convertValue(Map.of("x", 1, "y", 2), Point.class));
        System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(new Point(3, 4)));
        try { mapper.readValue("{\"unknown\":1}", Book.class); } catch (com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException e) { System.out.println(e.getPropertyName()); }
    }
}

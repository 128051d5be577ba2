// jars: gson
import com.google.gson.*;
import com.google.gson.annotations.*;
import com.google.gson.reflect.*;
import java.util.*;
public class GsonObjects {
    enum Kind { @SerializedName("s") SMALL, LARGE }
    static class Item { String name; int[] sizes = {1, 2}; Kind kind = Kind.SMALL; @SerializedName("price_x") double price = 2.5; transient int skipped = 9; Map<String, List<Integer>> more = new TreeMap<>(Map.of("k", List.of(1))); Item child; Item() {} Item(String name) { this.name = name; } }
    public static void main(String[] arguments) {
        Item item = new Item("box"); item.child = new Item("in\"ner");
        Gson gson = new Gson();
        String json = gson.toJson(item);
        System.out.println(json);
        Item back = gson.fromJson(json, Item.class);
        System.out.println(back.child.name + " " + back.kind + " " + back.more + " " + gson.toJson(back).equals(json));
        List<Map<String, Integer>> list = gson.fromJson("[{\"a\":1},{\"b\":2}]", new TypeToken<List<Map<String, Integer>>>() {}.getType());
        System.out.println(list + " " + list.get(0).get("a").getClass());
        System.out.println(new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(new Item("p")));
        JsonObject tree = JsonParser.parseString("{\"x\":[1,2.5,null,true]}").getAsJsonObject();
        System.out.println(tree.get("x").getAsJsonArray().size() + " " + tree);
        try { gson.fromJson("{\"name\": [}", Item.class); } catch (JsonSyntaxException e) { System.out.println(e.getMessage()); }
        Gson custom = new GsonBuilder().registerTypeAdapter(Item.class, (JsonSerializer<Item>) (i, t, c) -> new JsonPrimitive("#" + i.name)).create();
        System.out.println(custom.toJson(List.of(item)));
    }
}

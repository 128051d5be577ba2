// A JSON value model with parser and printer: escapes, numbers, nesting, pretty printing and errors.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class JsonPrinter {
    private final String s;
    private int i;

    JsonPrinter(String s) {
        this.s = s;
    }

    static Object parse(String text) {
        JsonPrinter p = new JsonPrinter(text);
        Object v = p.value();
        p.ws();
        if (p.i < text.length()) {
            throw p.error("trailing text");
        }
        return v;
    }

    private IllegalArgumentException error(String m) {
        return new IllegalArgumentException(m + " at " + i);
    }

    private void ws() {
        while (i < s.length() && Character.isWhitespace(s.charAt(i))) {
            i++;
        }
    }

    private boolean take(String t) {
        ws();
        if (s.startsWith(t, i)) {
            i += t.length();
            return true;
        }
        return false;
    }

    private Object value() {
        if (take("{")) {
            Map<String, Object> m = new LinkedHashMap<>();
            while (!take("}")) {
                if (!m.isEmpty() && !take(",")) {
                    throw error("expected ,");
                }
                ws();
                String k = string();
                if (!take(":")) {
                    throw error("expected :");
                }
                m.put(k, value());
            }
            return m;
        }
        if (take("[")) {
            List<Object> l = new ArrayList<>();
            while (!take("]")) {
                if (!l.isEmpty() && !take(",")) {
                    throw error("expected ,");
                }
                l.add(value());
            }
            return l;
        }
        if (take("true")) {
            return true;
        }
        if (take("false")) {
            return false;
        }
        if (take("null")) {
            return null;
        }
        if (i < s.length() && s.charAt(i) == '"') {
            return string();
        }
        int start = i;
        while (i < s.length() && "+-.eE0123456789".indexOf(s.charAt(i)) >= 0) {
            i++;
        }
        if (start == i) {
            throw error("unexpected " + (i < s.length() ? "'" + s.charAt(i) + "'" : "end"));
        }
        String n = s.substring(start, i);
        return n.matches("-?\\d{1,18}") ? (Object) Long.parseLong(n) : (Object) Double.parseDouble(n);
    }

    private String string() {
        if (!take("\"")) {
            throw error("expected a string");
        }
        StringBuilder sb = new StringBuilder();
        for (char c; (c = s.charAt(i++)) != '"'; ) {
            if (c == '\\') {
                c = s.charAt(i++);
                int at = "nrtbf".indexOf(c);
                if (c == 'u') {
                    c = (char) Integer.parseInt(s.substring(i, i += 4), 16);
                } else if (at >= 0) {
                    c = "\n\r\t\b\f".charAt(at);
                }
            }
            sb.append(c);
        }
        return sb.toString();
    }

    static String print(Object o, String indent) {
        if (o instanceof String t) {
            StringBuilder sb = new StringBuilder("\"");
            for (char c : t.toCharArray()) {
                sb.append(c == '"' || c == '\\' ? "\\" + c : c == '\n' ? "\\n" : c < 32 ? String.format("\\u%04x", (int) c) : "" + c);
            }
            return sb.append('"').toString();
        }
        boolean map = o instanceof Map;
        if (!map && !(o instanceof List)) {
            return String.valueOf(o);
        }
        List<String> parts = new ArrayList<>();
        String inner = indent + "  ";
        if (o instanceof Map<?, ?> m) {
            m.forEach((k, v) -> parts.add(print(k, inner) + ": " + print(v, inner)));
        } else {
            ((List<?>) o).forEach(v -> parts.add(print(v, inner)));
        }
        String open = map ? "{" : "[";
        String close = map ? "}" : "]";
        return parts.isEmpty() ? open + close : open + "\n" + inner + String.join(",\n" + inner, parts) + "\n" + indent + close;
    }

    public static void main(String[] args) {
        String doc = "{\"name\": \"q\\\"uo\\u00e9\\n\", \"list\": [1, -2.5e3, true, null, [], {}], \"deep\": {\"a\": {\"b\": [[1], [2, [3]]]}}, \"big\": 123456789012345678901}";
        Object v = parse(doc);
        System.out.println(print(v, ""));
        System.out.println(v + " " + parse(print(v, "")).equals(v));
        for (String bad : new String[] {"", "{", "[1 2]", "{\"a\" 1}", "tru", "[1] x", "{1: 2}", "\"open"}) {
            try {
                System.out.println(parse(bad));
            } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}

// Switches on strings, including equal hash codes, empty strings, null, and the expression form.
public class SwitchStrings {
    static int code(String s) {
        switch (s) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaBB": return 3;
            case "BBAa": return 4;
            case "": return 5;
            case "C#": return 6;
            case "été": return 7;
            default: return -1;
        }
    }

    static String day(String d) {
        return switch (d.toLowerCase()) {
            case "sat", "sun" -> "weekend";
            case "mon", "tue", "wed", "thu" -> "work";
            case "fri" -> {
                String s = "almost";
                yield s + " weekend";
            }
            default -> throw new IllegalArgumentException("no day: " + d);
        };
    }

    static final String KEY = "k" + 1;

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaBB", "BBAa", "BBBB", "AaAa", "", "C#", "Bb", "été", new String("Aa")}) {
            System.out.println("[" + s + "] " + s.hashCode() + " " + code(s));
        }
        for (String s : new String[] {"Sat", "FRI", "wed", "xyz"}) {
            try {
                System.out.println(day(s));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            System.out.println(code(null));
        } catch (NullPointerException e) {
            System.out.println("null string");
        }
        switch ("k1") {
            case KEY:
                System.out.println("constant key");
            case "fall":
                System.out.println("falls");
                break;
            case "never":
                System.out.println("never");
        }
        StringBuilder sb = new StringBuilder();
        for (String w : "a bb a ccc bb a".split(" ")) {
            switch (w) {
                case "a" -> sb.append(1);
                case "bb" -> sb.append(2);
                default -> {
                    continue;
                }
            }
            sb.append(',');
        }
        System.out.println(sb);
    }
}

// StringBuilder and StringBuffer: append of every type, insert, delete, replace, reverse with surrogates, capacity, setLength.
public class StringBuilderOps {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        sb.append(true).append('c').append(1).append(2L).append(1.5f).append(2.5).append("s").append((String) null).append(new char[] {'x', 'y'}).append((Object) null).append("subseq", 1, 4).append(new char[] {'1', '2', '3'}, 1, 2).append(new StringBuilder("sb")).append((CharSequence) null).appendCodePoint(0x1F600);
        System.out.println(sb + " " + sb.length() + " " + sb.codePointCount(0, sb.length()));
        sb.setLength(5);
        System.out.println(sb + "|" + sb.length());
        sb.setLength(7);
        System.out.println((int) sb.charAt(6) + " " + sb.length());
        sb.setLength(0);
        sb.append("0123456789");
        sb.insert(0, "<").insert(5, 3.5).insert(sb.length(), '>').insert(2, true).insert(0, (Object) null).insert(1, new char[] {'!', '?'}).insert(3, 7L).insert(4, "abc", 1, 2);
        System.out.println(sb);
        sb.delete(0, 4).deleteCharAt(0).replace(2, 6, "REPL").replace(5, 100, "end");
        System.out.println(sb);
        sb.delete(3, 1000);
        System.out.println(sb + " " + sb.indexOf("e") + sb.lastIndexOf("u") + sb.indexOf("zz", 1));
        sb.setCharAt(1, 'Ж');
        System.out.println(sb.reverse() + " " + sb.compareTo(new StringBuilder("a")) + " " + sb.substring(1) + sb.subSequence(0, 1) + sb.substring(1, 2));
        System.out.println(new StringBuilder("a😀b\uD83Dc").reverse().codePointAt(2) + " " + new StringBuilder("abc").reverse().append("def").reverse());
        StringBuilder cap = new StringBuilder(5);
        System.out.print(cap.capacity() + " ");
        cap.append("123456");
        System.out.print(cap.capacity() + " ");
        cap.ensureCapacity(100);
        System.out.print(cap.capacity() + " ");
        cap.trimToSize();
        System.out.println(cap.capacity() + " " + new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity());
        StringBuffer buf = new StringBuffer("buffer");
        buf.insert(0, 1).append(2).reverse();
        System.out.println(buf + " " + buf.length() + " " + buf.charAt(0));
        StringBuilder latin = new StringBuilder("abc");
        latin.append('é').append('€').deleteCharAt(4).append('z');
        System.out.println(latin + " " + latin.toString().equals("abcéz") + " " + latin.chars().sum());
        char[] out = new char[3];
        latin.getChars(1, 3, out, 1);
        System.out.println((int) out[0] + "" + out[1] + out[2]);
        for (Runnable r : new Runnable[] {() -> latin.charAt(9), () -> latin.insert(99, "x"), () -> latin.delete(3, 2), () -> latin.setCharAt(-1, 'x'), () -> latin.substring(4, 3), () -> latin.replace(9, 10, ""), () -> latin.setLength(-1), () -> new StringBuilder(-1)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            big.append(i % 7).append(i % 100 == 0 ? "\n" : "");
        }
        System.out.println(big.length() + " " + big.toString().hashCode());
        StringBuilder self = new StringBuilder("ab");
        self.append(self).insert(1, self);
        System.out.println(self + " " + self.isEmpty());
    }
}

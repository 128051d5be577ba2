// jars: commons-lang3
import org.apache.commons.lang3.builder.*;
import org.apache.commons.lang3.mutable.*;
import org.apache.commons.lang3.reflect.*;
import org.apache.commons.lang3.tuple.*;
import org.apache.commons.lang3.math.*;
public class LangBuilders {
    private final int x; private final String s;
    public LangBuilders(int x, String s) { this.x = x; this.s = s; }
    @Override public boolean equals(Object o) { return EqualsBuilder.reflectionEquals(this, o); }
    @Override public int hashCode() { return new HashCodeBuilder(17, 37).append(x).append(s).toHashCode(); }
    @Override public String toString() { return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE).append("x", x).append("s", s).toString(); }
    public int getX() { return x; }
    public static void main(String[] arguments) throws Exception {
        LangBuilders a = new LangBuilders(1, "q"), b = new LangBuilders(1, "q");
        System.out.println(a + " " + a.equals(b) + " " + a.hashCode() + " " + new CompareToBuilder().append(1, 2).toComparison());
        System.out.println(ReflectionToStringBuilder.toString(a, ToStringStyle.JSON_STYLE));
        MutableInt count = new MutableInt(3); count.add(4);
        System.out.println(count + " " + Pair.of("k", 2) + " " + Triple.of(1, 2, 3).getMiddle() + " " + ImmutablePair.of(1, 2).compareTo(ImmutablePair.of(1, 3)));
        System.out.println(MethodUtils.invokeMethod(a, "getX") + " " + FieldUtils.readField(a, "s", true) + " " + ConstructorUtils.invokeConstructor(LangBuilders.class, 5, "z"));
        System.out.println(NumberUtils.toInt("x", 7) + " " + NumberUtils.createNumber("0x1F") + " " + Fraction.getFraction(6, 8).reduce() + " " + NumberUtils.max(1, 5, 2));
        System.out.println(TypeUtils.parameterize(java.util.List.class, String.class));
    }
}

// A record component knows its generic type.
import java.util.*;
public class RcGen { record R(List<String> l) {} public static void main(String[] a) { assert R.class.getRecordComponents()[0].getGenericType().getTypeName().equals("java.util.List<java.lang.String>"); } }

// Exhaustive switches over sealed hierarchies without default, with generics and nested record patterns.
// jdk: 21
import java.util.HashMap;
import java.util.Map;

public class SealedSwitch {
    sealed interface Expr {
        record Num(int v) implements Expr { }

        record Var(String name) implements Expr { }

        record Add(Expr l, Expr r) implements Expr { }

        record Mul(Expr l, Expr r) implements Expr { }

        record Let(String name, Expr value, Expr body) implements Expr { }
    }

    sealed interface Result<T> permits Ok, Err {
    }

    record Ok<T>(T value) implements Result<T> {
    }

    record Err<T>(String why) implements Result<T> {
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Expr.Add(Expr.Num(var a), Expr.Num(var b)) -> new Expr.Num(a + b);
            case Expr.Add(Expr.Num(var z), var r) when z == 0 -> simplify(r);
            case Expr.Add(var l, Expr.Num(var z)) when z == 0 -> simplify(l);
            case Expr.Mul(Expr.Num(var z), var r) when z == 0 -> new Expr.Num(0);
            case Expr.Mul(Expr.Num(var o), var r) when o == 1 -> simplify(r);
            case Expr.Add(var l, var r) -> new Expr.Add(simplify(l), simplify(r));
            case Expr.Mul(var l, var r) -> new Expr.Mul(simplify(l), simplify(r));
            case Expr.Let(var n, var v, var b) -> new Expr.Let(n, simplify(v), simplify(b));
            case Expr.Num n -> n;
            case Expr.Var v -> v;
        };
    }

    static Result<Integer> eval(Expr e, Map<String, Integer> env) {
        return switch (e) {
            case Expr.Num(int v) -> new Ok<>(v);
            case Expr.Var(String n) -> env.containsKey(n) ? new Ok<>(env.get(n)) : new Err<>("unbound " + n);
            case Expr.Add(Expr l, Expr r) -> combine(eval(l, env), eval(r, env), true);
            case Expr.Mul(Expr l, Expr r) -> combine(eval(l, env), eval(r, env), false);
            case Expr.Let(String n, Expr v, Expr b) -> switch (eval(v, env)) {
                case Err<Integer> err -> err;
                case Ok<Integer>(Integer value) -> {
                    Map<String, Integer> inner = new HashMap<>(env);
                    inner.put(n, value);
                    yield eval(b, inner);
                }
            };
        };
    }

    static Result<Integer> combine(Result<Integer> a, Result<Integer> b, boolean add) {
        record Both(Result<Integer> a, Result<Integer> b) {
        }
        return switch (new Both(a, b)) {
            case Both(Ok<Integer>(var x), Ok<Integer>(var y)) -> new Ok<>(add ? x + y : x * y);
            case Both(Err<Integer> x, var y) -> x;
            case Both(var x, Err<Integer> y) -> y;
        };
    }

    public static void main(String[] args) {
        Expr x = new Expr.Var("x");
        Expr e = new Expr.Let("x", new Expr.Add(new Expr.Num(2), new Expr.Num(3)), new Expr.Mul(new Expr.Num(1), new Expr.Add(x, new Expr.Num(0))));
        System.out.println(e);
        System.out.println(simplify(e));
        System.out.println(simplify(simplify(e)));
        System.out.println(eval(e, Map.of()) + " " + eval(x, Map.of()) + " " + eval(new Expr.Add(new Expr.Num(1), x), Map.of("x", 41)) + " " + eval(new Expr.Mul(x, new Expr.Var("y")), Map.of("x", 1)));
        System.out.println(simplify(new Expr.Mul(new Expr.Num(0), x)));
    }
}

// Lambdas and method references, capturing and not, called through functional interfaces and composed.
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdaCalls {
    static int twice(int x) {
        return x + x;
    }

    int offset = 5;

    int shifted(int x) {
        return x + offset;
    }

    public static void main(String[] args) {
        LambdaCalls o = new LambdaCalls();
        IntUnaryOperator plain = x -> x * 3 + 1;
        IntUnaryOperator reference = LambdaCalls::twice;
        IntUnaryOperator bound = o::shifted;
        IntUnaryOperator composed = plain.andThen(reference).compose(bound);
        IntBinaryOperator mix = (a, b) -> a * 31 ^ b;
        Function<Integer, Integer> boxed = x -> x + 1;
        int check = 17;
        for (int i = 0; i < 1_200_000; i++) {
            int k = i;
            Supplier<Integer> captured = () -> k & 127;
            check = mix.applyAsInt(check, composed.applyAsInt(i));
            check += boxed.apply(captured.get());
            check ^= plain.applyAsInt(check) >>> 3;
        }
        System.out.println("LambdaCalls " + check);
    }
}

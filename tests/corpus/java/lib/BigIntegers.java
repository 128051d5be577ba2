// BigInteger: arithmetic, bits, modular operations, roots, primes, conversions, radix and exact failures.
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

public class BigIntegers {
    static BigInteger b(String s) {
        return new BigInteger(s);
    }

    public static void main(String[] args) {
        BigInteger x = b("123456789012345678901234567890");
        BigInteger y = b("-98765432109876543210");
        System.out.println(x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.divide(y) + " " + x.remainder(y) + " " + y.mod(b("1000")) + " " + Arrays.toString(x.divideAndRemainder(y)));
        System.out.println(x.negate() + " " + y.abs() + " " + x.signum() + y.signum() + " " + x.pow(5) + " " + x.sqrt() + " " + x.gcd(y));
        System.out.println(b("3").modPow(b("1000000"), b("1000000007")) + " " + b("3").modInverse(b("11")) + " " + b("2").pow(200));
        System.out.println(x.shiftLeft(10) + " " + x.shiftRight(70) + " " + y.shiftRight(3) + " " + x.and(y) + " " + x.or(y) + " " + x.xor(y) + " " + x.not() + " " + x.andNot(y));
        System.out.println(x.bitLength() + " " + x.bitCount() + " " + x.testBit(5) + " " + x.setBit(100) + " " + x.clearBit(1) + " " + x.flipBit(0) + " " + x.getLowestSetBit());
        System.out.println(x.toString(16) + " " + y.toString(36) + " " + new BigInteger("zz", 36) + " " + new BigInteger("-ff", 16) + " " + x.intValue() + " " + x.longValue() + " " + x.doubleValue() + " " + x.floatValue());
        System.out.println(Arrays.toString(b("-256").toByteArray()) + Arrays.toString(b("128").toByteArray()) + new BigInteger(new byte[] {-1, 0}) + new BigInteger(1, new byte[] {-1, 0}));
        System.out.println(x.compareTo(y) + " " + x.equals(b("123456789012345678901234567890")) + " " + x.hashCode() + " " + x.max(y).equals(x) + " " + BigInteger.ZERO.signum() + BigInteger.TWO + BigInteger.valueOf(-5));
        System.out.println(b("97").isProbablePrime(20) + " " + b("91").isProbablePrime(20) + " " + b("1000000").nextProbablePrime() + " " + b("170141183460469231731687303715884105727").isProbablePrime(10));
        System.out.println(new BigInteger(70, new Random(1)) + " " + new BigInteger(20, new Random(2)).bitLength());
        BigInteger fact = BigInteger.ONE;
        for (int i = 2; i <= 60; i++) {
            fact = fact.multiply(BigInteger.valueOf(i));
        }
        System.out.println(fact);
        BigInteger a = BigInteger.ZERO;
        BigInteger c = BigInteger.ONE;
        for (int i = 0; i < 300; i++) {
            BigInteger t = a.add(c);
            a = c;
            c = t;
        }
        System.out.println(a + " " + a.bitLength());
        BigInteger big = b("7").pow(900);
        System.out.println(big.multiply(big).mod(b("1000000000039")) + " " + big.toString().length() + " " + big.multiply(big).sqrt().equals(big) + " " + big.toString().hashCode());
        Runnable[] rs = {() -> x.divide(BigInteger.ZERO), () -> x.intValueExact(), () -> y.sqrt(), () -> b("12x"), () -> b(""), () -> x.mod(y), () -> b("2").modInverse(b("4")), () -> x.pow(-1), () -> x.longValueExact()};
        for (Runnable r : rs) {
            try {
                r.run();
                System.out.println("fine");
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}

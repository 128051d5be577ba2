package hj.lang;

import edu.rice.hj.api.HjOperator;
import scoville.Primitives;

/** What the library of BYU calls an accumulator, with its shorthands. Those of arrays are not modelled. */
public abstract class accumulator extends edu.rice.hj.runtime.accumulator.FinishAccumulator implements ValueType {
    /** The operators, under a name of their own. */
    public enum Operator {
        /** Sum. */
        SUM,
        /** Product. */
        PROD,
        /** Least. */
        MIN,
        /** Greatest. */
        MAX,
        /** One of the values. */
        ANY
    }

    /** An accumulator. */
    protected accumulator(HjOperator operator, Class<?> type) {
        super(operator, type);
    }

    private static <T> T ofArray(String operation) {
        Primitives.unsupported(operation + " of an accumulator of arrays or objects");
        return null;
    }

    /** The same as put. */
    public void send(Number value) {
        put(value);
    }

    /** The same as put. */
    public void send(int value) {
        put(value);
    }

    /** The same as put. */
    public void send(double value) {
        put(value);
    }

    /** The same as get. */
    public Number result() {
        return get();
    }

    /** The result as an int. */
    public int intResult() {
        return get().intValue();
    }

    /** The result as a double. */
    public double doubleResult() {
        return get().doubleValue();
    }

    /** The result as an int. */
    public int intGet() {
        return get().intValue();
    }

    /** The result as a double. */
    public double doubleGet() {
        return get().doubleValue();
    }

    /** Not modelled. */
    public void send(java.lang.Object value) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(java.lang.Object[] value) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(int[] value) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(double[] value) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(Number value, int at) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(int value, int at) {
        ofArray("send");
    }

    /** Not modelled. */
    public void send(double value, int at) {
        ofArray("send");
    }

    /** Not modelled. */
    public void put(java.lang.Object value) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(java.lang.Object[] value) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(int[] value) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(double[] value) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(Number value, int at) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(int value, int at) {
        ofArray("put");
    }

    /** Not modelled. */
    public void put(double value, int at) {
        ofArray("put");
    }

    /** Not modelled. */
    public Number result(int at) {
        return accumulator.<Number>ofArray("result");
    }

    /** Not modelled. */
    public Number get(int at) {
        return accumulator.<Number>ofArray("get");
    }

    /** Not modelled. */
    public int intResult(int at) {
        return accumulator.<Integer>ofArray("intResult");
    }

    /** Not modelled. */
    public int intGet(int at) {
        return accumulator.<Integer>ofArray("intGet");
    }

    /** Not modelled. */
    public double doubleResult(int at) {
        return accumulator.<Double>ofArray("doubleResult");
    }

    /** Not modelled. */
    public double doubleGet(int at) {
        return accumulator.<Double>ofArray("doubleGet");
    }

    /** Not modelled. */
    public java.lang.Object objResult() {
        return accumulator.<java.lang.Object>ofArray("objResult");
    }

    /** Not modelled. */
    public java.lang.Object objResult(int at) {
        return accumulator.<java.lang.Object>ofArray("objResult");
    }

    /** Not modelled. */
    public java.lang.Object objGet() {
        return accumulator.<java.lang.Object>ofArray("objGet");
    }

    /** Not modelled. */
    public java.lang.Object objGet(int at) {
        return accumulator.<java.lang.Object>ofArray("objGet");
    }

    /** Not modelled. */
    public int[] intResultArr() {
        return accumulator.<int[]>ofArray("intResultArr");
    }

    /** Not modelled. */
    public int[] intResultArr(int at) {
        return accumulator.<int[]>ofArray("intResultArr");
    }

    /** Not modelled. */
    public int[] intGetArr() {
        return accumulator.<int[]>ofArray("intGetArr");
    }

    /** Not modelled. */
    public int[] intGetArr(int at) {
        return accumulator.<int[]>ofArray("intGetArr");
    }

    /** Not modelled. */
    public double[] doubleResultArr() {
        return accumulator.<double[]>ofArray("doubleResultArr");
    }

    /** Not modelled. */
    public double[] doubleResultArr(int at) {
        return accumulator.<double[]>ofArray("doubleResultArr");
    }

    /** Not modelled. */
    public double[] doubleGetArr() {
        return accumulator.<double[]>ofArray("doubleGetArr");
    }

    /** Not modelled. */
    public double[] doubleGetArr(int at) {
        return accumulator.<double[]>ofArray("doubleGetArr");
    }

    /** Not modelled. */
    public java.lang.Object[] objResultArr() {
        return accumulator.<java.lang.Object[]>ofArray("objResultArr");
    }

    /** Not modelled. */
    public java.lang.Object[] objResultArr(int at) {
        return accumulator.<java.lang.Object[]>ofArray("objResultArr");
    }

    /** Not modelled. */
    public java.lang.Object[] objGetArr() {
        return accumulator.<java.lang.Object[]>ofArray("objGetArr");
    }

    /** Not modelled. */
    public java.lang.Object[] objGetArr(int at) {
        return accumulator.<java.lang.Object[]>ofArray("objGetArr");
    }

    /** Not modelled. */
    public int getRound() {
        return accumulator.<Integer>ofArray("getRound");
    }

    /** Not modelled. */
    public int getArrsize() {
        return accumulator.<Integer>ofArray("getArrsize");
    }
}

//! Names of the class file format.

use program::names::split_descriptor;

#[test]
fn descriptors_are_split_or_refused() {
    assert_eq!(
        split_descriptor("(IJ[[Ljava/lang/String;D)V"),
        Some((vec!["I", "J", "[[Ljava/lang/String;", "D"], "V"))
    );
    for bad in ["", "(", "()", "(V)V", "(I", "(L;)V", "(Ljava)V", "()II", "([V)V", "I"] {
        assert_eq!(split_descriptor(bad), None, "{bad}");
    }
}

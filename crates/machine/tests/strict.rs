//! `StrictMath`.

use machine::natives::strict::{atan2, cos, cosh, log, log1p, log10, sin, tanh};

/// Results of `java`, as bits.
#[test]
fn results_are_those_of_java() {
    type Case = (fn(f64) -> f64, f64, u64);
    let cases: [Case; 9] = [
        (sin, -48.475_337_854_456_12, 0x3FEF_3BB7_1F11_E496),
        (sin, 1.389_618_082_248_474_5e175, 0xBFB4_73D7_E17B_787C),
        (cos, 1.022_809_957_804_700_8e78, 0xBFE9_F3A8_1946_D960),
        (cos, 3.733_120_181_150_527e-4, 0x3FEF_FFFF_DA97_2036),
        (log, 1.022_809_957_804_700_8e78, 0x4066_73F9_5F4E_9A36),
        (log10, 3.733_120_181_150_527e-4, 0xC00B_6C65_87BC_005D),
        (log1p, 3.733_120_181_150_527e-4, 0x3F38_75F7_B4C6_1C96),
        (cosh, 3.733_120_181_150_527e-4, 0x3FF0_0000_12B4_6FEC),
        (tanh, 3.733_120_181_150_527e-4, 0x3F38_7722_D5A3_745A),
    ];
    for (function, x, bits) in cases {
        assert_eq!(function(x).to_bits(), bits, "at {x}");
    }
    assert_eq!(
        atan2(1.389_618_082_248_474_5e175, -1.303_977_488_641_288_8e105).to_bits(),
        0x3FF9_21FB_5444_2D19
    );
}

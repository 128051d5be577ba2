//! `rho_k`: a program on which degree 0 sees only spurious deadlocks and degree 1 proves that there is none.

use phasers::check::{Judgement, default_caps};
use phasers::lang::read;
use phasers::property::Property;
use phasers::symbolic::{BackwardOptions, run};
use report::{Budget, Limit, fact};

#[test]
fn a_spurious_trace_raises_the_degree() {
    let text = include_str!("../../../tests/corpus/phasers/x-relaxation.ph");
    let program = read("x-relaxation.ph", text).expect("well formed");
    let options = BackwardOptions::new(default_caps(&program), Budget::default());
    // What control says of phases is enough here by itself.
    let options = BackwardOptions { leads: false, ..options };
    let zero = BackwardOptions { highest_degree: 0, ..options.clone() };
    let result = run(&program, &[Property::Deadlock], &zero);
    let outcome = &result.outcomes[&Property::Deadlock];
    assert!(matches!(outcome, Judgement::Unknown(Limit::SpuriousAtDegree(0))), "{result:?}");
    let result = run(&program, &[Property::Deadlock], &options);
    assert!(matches!(result.outcomes[&Property::Deadlock], Judgement::Proved), "{result:?}");
    assert_eq!(result.facts["relaxation_degree"], fact::Value::Count(1));
}

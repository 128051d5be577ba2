//! A page on each kind of violation, and the sentence of it that gives no solution away.

use report::FindingKind;

/// The pages: Markdown, one file for each kind.
const PAGES: [(FindingKind, &str); 14] = [
    (FindingKind::Ahead, include_str!("../data/explain/ahead.md")),
    (FindingKind::Annotation, include_str!("../data/explain/annotation.md")),
    (FindingKind::Assertion, include_str!("../data/explain/assertion.md")),
    (FindingKind::Deadlock, include_str!("../data/explain/deadlock.md")),
    (FindingKind::Exception, include_str!("../data/explain/exception.md")),
    (FindingKind::Exit, include_str!("../data/explain/exit.md")),
    (FindingKind::Lapped, include_str!("../data/explain/lapped.md")),
    (FindingKind::Leak, include_str!("../data/explain/leak.md")),
    (FindingKind::Never, include_str!("../data/explain/never.md")),
    (FindingKind::Nondeterminism, include_str!("../data/explain/nondeterminism.md")),
    (FindingKind::Permission, include_str!("../data/explain/permission.md")),
    (FindingKind::Race, include_str!("../data/explain/race.md")),
    (FindingKind::Runtime, include_str!("../data/explain/runtime.md")),
    (FindingKind::UncoveredSharing, include_str!("../data/explain/uncovered-sharing.md")),
];

/// The page on a kind.
pub(crate) fn page(kind: FindingKind) -> &'static str {
    PAGES.iter().find(|(known, _)| *known == kind).map_or("", |(_, page)| page)
}

/// What is wrong, in one sentence that does not say how to put it right: the first paragraph of the page.
pub(crate) fn hint(kind: &str) -> String {
    let page = FindingKind::from_word(kind).map_or("", page);
    page.split("\n\n").nth(1).unwrap_or("Something is wrong.").replace('\n', " ").trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_page_with_an_example_and_its_fixes() {
        for kind in FindingKind::ALL {
            let page = page(kind);
            assert!(page.starts_with(&format!("# {}", kind.word())), "{}: {page}", kind.word());
            for part in ["\n## An example\n", "\n## Usual fixes\n"] {
                assert!(page.contains(part), "{} lacks {part}", kind.word());
            }
            assert!(page.lines().all(|line| line.chars().count() <= 80), "{}", kind.word());
            let hint = hint(kind.word());
            assert!(hint.ends_with('.') && hint.len() > 20, "{hint}");
        }
    }
}

//! What the text of a source file says before it is compiled: its package, and whether it has a main method.

/// The words and signs of a source, without comments, blanks, and what literals hold.
fn tokens(source: &str) -> impl Iterator<Item = &str> {
    let mut rest = source.strip_prefix('\u{feff}').unwrap_or(source);
    std::iter::from_fn(move || {
        loop {
            rest = rest.trim_start_matches(|letter: char| letter.is_ascii_whitespace() || letter == '\u{1a}');
            if let Some(after) = rest.strip_prefix("//") {
                rest = &after[after.find(['\n', '\r']).unwrap_or(after.len())..];
            } else if let Some(after) = rest.strip_prefix("/*") {
                rest = after.find("*/").map_or("", |end| &after[end + 2..]);
            } else {
                break;
            }
        }
        let first = rest.chars().next()?;
        let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$');
        let length = if rest.starts_with("\"\"\"") {
            literal(rest, "\"\"\"")
        } else if first == '"' {
            literal(rest, "\"")
        } else if first == '\'' {
            literal(rest, "'")
        } else if is_part(first) {
            rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        Some(token)
    })
}

/// The length of a literal at the start of a text, with its marks.
fn literal(text: &str, mark: &str) -> usize {
    let mut at = mark.len();
    while let Some(letter) = text[at..].chars().next() {
        if text[at..].starts_with(mark) {
            return at + mark.len();
        }
        let escaped =
            if letter == '\\' { text[at + 1..].chars().next().map_or(0, char::len_utf8) } else { 0 };
        at += letter.len_utf8() + escaped;
    }
    text.len()
}

/// The package that a source file declares. Annotations may stand before it.
pub(crate) fn package_of(source: &str) -> Option<String> {
    let mut tokens = tokens(source).peekable();
    let mut depth = 0_usize;
    while let Some(token) = tokens.next() {
        match token {
            "@" => {
                // The name of an annotation is no declaration.
                tokens.next();
                while tokens.peek() == Some(&".") {
                    tokens.next();
                    tokens.next();
                }
            }
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            "package" => return Some(tokens.take_while(|token| *token != ";").collect()),
            _ => return None,
        }
    }
    None
}

/// Whether a source seems to have a main method.
pub(crate) fn has_main(source: &str) -> bool {
    let all: Vec<&str> = tokens(source).collect();
    all.windows(3).any(|three| three == ["void", "main", "("])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_is_found_behind_comments_and_any_blanks() {
        let of = |source: &str| package_of(source);
        assert_eq!(of("package a.b;\nclass C {}"), Some("a.b".into()));
        assert_eq!(of("/* hw 1 */ package pc2;"), Some("pc2".into()));
        assert_eq!(of("package\tpc3;"), Some("pc3".into()));
        assert_eq!(
            of("\u{feff}// package x;\n/* package y; */\n@Deprecated(since = \"1)\") package a . b ;"),
            Some("a.b".into())
        );
        assert_eq!(of("/**\n package of helpers\n*/\nclass C {}"), None);
        assert_eq!(of("import a.b;\nclass C { String package_name = \"package d;\"; }"), None);
        assert_eq!(of("package a\r// x\r;class C {}"), Some("a".into()));
        assert_eq!(of(""), None);
        assert_eq!(of("\"\\"), None);
    }

    #[test]
    fn a_main_method_is_seen() {
        assert!(has_main("class A { public static void main (String[] a) { } }"));
        assert!(!has_main(
            "class A { // void main(\n String s = \"void main(\"; /* void main( */ char c = '\"'; }"
        ));
    }
}

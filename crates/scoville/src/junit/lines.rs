//! The lines of `@CsvSource`.

use super::strange::Reason;

/// The columns of a line; an empty one that is not quoted is null.
pub(super) fn cells(line: &str, delimiter: char) -> Result<Vec<Option<String>>, Reason> {
    if line.trim().is_empty() {
        return Err("a line of @CsvSource is empty, which JUnit refuses".into());
    }
    let mut cells = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start();
        if let Some(quoted) = start.strip_prefix('\'') {
            let mut text = String::new();
            let mut after = quoted;
            loop {
                let Some((part, behind)) = after.split_once('\'') else {
                    return Err(format!("a quote of @CsvSource has no end: {line}"));
                };
                text.push_str(part);
                after = behind;
                let Some(more) = after.strip_prefix('\'') else { break };
                text.push('\'');
                after = more;
            }
            cells.push(Some(text));
            match after.trim_start().strip_prefix(delimiter) {
                Some(next) => rest = next,
                None if after.trim().is_empty() => return Ok(cells),
                None => return Err(format!("a line of @CsvSource is not followed: {line}")),
            }
        } else {
            let (cell, next) = match rest.split_once(delimiter) {
                Some((cell, next)) => (cell, Some(next)),
                None => (rest, None),
            };
            let cell = cell.trim();
            cells.push((!cell.is_empty()).then(|| cell.to_string()));
            match next {
                Some(next) => rest = next,
                None => return Ok(cells),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_columns() {
        let texts = |line: &str| cells(line, ',').expect("columns");
        assert_eq!(texts("1, two ,"), [Some("1".into()), Some("two".into()), None]);
        assert_eq!(texts("'a, b', 'it''s', ''"), [Some("a, b".into()), Some("it's".into()), Some("".into())]);
        assert!(cells("'open", ',').is_err());
        assert!(cells("'a' b", ',').is_err());
        assert!(cells(" ", ',').is_err());
    }
}

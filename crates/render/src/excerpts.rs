//! The source lines that findings name.

use std::collections::BTreeMap;

/// Lines by the name of their file, and where the files are.
#[derive(Debug, Default)]
pub struct Excerpts {
    /// The lines of each file.
    pub lines: BTreeMap<String, Vec<String>>,
    /// The path of each file that was found, from the folder in which the tool was started if it lies below that.
    pub paths: BTreeMap<String, String>,
}

impl Excerpts {
    /// A line with its neighbours, each with its number, without the indentation that they share.
    pub(crate) fn around(&self, file: &str, line: u32) -> Vec<(u32, String)> {
        let lines = self.lines.get(file).map(Vec::as_slice).unwrap_or_default();
        if line == 0 || line as usize > lines.len() {
            return Vec::new();
        }
        let numbers = (line.saturating_sub(1).max(1))..=(line + 1).min(lines.len() as u32);
        let mut chosen: Vec<(u32, String)> =
            numbers.map(|number| (number, lines[number as usize - 1].replace('\t', "    "))).collect();
        // A neighbour without anything on it says nothing.
        chosen.retain(|(number, text)| *number == line || !text.trim().is_empty());
        let indent = |text: &String| text.chars().take_while(|one| *one == ' ').count();
        let shared = chosen.iter().map(|(_, text)| indent(text)).min().unwrap_or(0);
        for (_, text) in &mut chosen {
            *text = text.chars().skip(shared).collect::<String>().trim_end().to_string();
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(text: &str) -> Excerpts {
        let lines = BTreeMap::from([("A.java".to_string(), text.lines().map(str::to_string).collect())]);
        Excerpts { lines, ..Excerpts::default() }
    }

    #[test]
    fn an_excerpt_has_the_neighbours_and_no_shared_indentation() {
        let sources = sources("    a {\n\tb\n    }\n\n    c");
        let text = |line: u32| sources.around("A.java", line);
        assert_eq!(text(2), [(1, "a {".into()), (2, "b".into()), (3, "}".into())]);
        assert_eq!(text(5), [(5, "c".into())]);
        assert_eq!(text(1).len(), 2);
    }

    #[test]
    fn what_is_not_there_gives_nothing() {
        assert!(sources("a").around("A.java", 0).is_empty());
        assert!(sources("a").around("A.java", 2).is_empty());
        assert!(sources("a").around("B.java", 1).is_empty());
    }
}

//! The source lines that findings name.

use std::collections::BTreeMap;

/// Lines by the name of their file, and where the files are.
#[derive(Debug, Default)]
pub struct Excerpts {
    /// The lines of each file.
    pub lines: BTreeMap<String, Vec<String>>,
    /// The path of each file that was found, from the folder in which the tool was started if it lies below that.
    pub paths: BTreeMap<String, String>,
    /// Of several files of one name, which is meant by a name and a line: its name among the lines and the paths.
    pub meant: BTreeMap<(String, u32), String>,
}

impl Excerpts {
    /// The name among the lines and the paths of the file that is meant by a name and a line.
    fn name<'a>(&'a self, file: &'a str, line: u32) -> &'a str {
        self.meant.get(&(file.to_string(), line)).map_or(file, String::as_str)
    }

    /// The path of the file that is meant by a name and a line, if it was found.
    pub(crate) fn path<'a>(&'a self, file: &'a str, line: u32) -> Option<&'a str> {
        self.paths.get(self.name(file, line)).map(String::as_str)
    }

    /// A line with its neighbours, each with its number, without the indentation that they share.
    pub(crate) fn around(&self, file: &str, line: u32) -> Vec<(u32, String)> {
        let lines = self.lines.get(self.name(file, line)).map(Vec::as_slice).unwrap_or_default();
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
    fn of_files_of_one_name_the_line_tells_which_is_meant() {
        let mut sources = sources("one");
        sources.lines.insert("q/A.java".to_string(), vec!["other".to_string()]);
        sources.paths.insert("q/A.java".to_string(), "src/q/A.java".to_string());
        assert_eq!(sources.around("A.java", 1), [(1, "one".into())]);
        sources.meant.insert(("A.java".to_string(), 1), "q/A.java".to_string());
        assert_eq!(sources.around("A.java", 1), [(1, "other".into())]);
        assert_eq!((sources.path("A.java", 1), sources.path("A.java", 2)), (Some("src/q/A.java"), None));
    }

    #[test]
    fn what_is_not_there_gives_nothing() {
        assert!(sources("a").around("A.java", 0).is_empty());
        assert!(sources("a").around("A.java", 2).is_empty());
        assert!(sources("a").around("B.java", 1).is_empty());
    }
}

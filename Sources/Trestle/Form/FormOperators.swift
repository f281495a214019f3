/// The precedence of the form operators. They are left-associative, and bind more tightly than comparisons
/// and `? :` but less tightly than `??` and arithmetic operators.
///
/// ```swift
/// let form = Form.empty
/// let title: Title? = nil
/// let isOn = walk.isFavorite
///
/// let first = form |-+ title ?? Title("None")                     // form |-+ (title ?? Title("None"))
/// let second = form |-+ (isOn ? Title("On") : Title("Off"))       // the parentheses are required
/// ```
precedencegroup FormPrecedence {
    associativity: left
    higherThan: ComparisonPrecedence
    lowerThan: NilCoalescingPrecedence
}

/// Appends a row.
infix operator |-+ : FormPrecedence
/// Appends a row unless it is `nil`.
infix operator |-? : FormPrecedence
/// Appends a section.
infix operator |=+ : FormPrecedence
/// Appends a section unless it is `nil`.
infix operator |=? : FormPrecedence

/// Returns the form with a row appended to its last section, or to a new section without a header if it has
/// none.
///
/// ```swift
/// let greetings = ["Hello", "Olá"].reduce(Form.empty) { $0 |-+ Title($1) }
/// ```
///
/// - Complexity: O(1), also in a `reduce` over thousands of rows.
public func |-+ (form: Form, row: some RowConvertible) -> Form {
    var form = form
    form.append(row)
    return form
}

/// Returns the section with a row appended.
///
/// - Complexity: O(1).
public func |-+ (section: Section, row: some RowConvertible) -> Section {
    var section = section
    section.append(row)
    return section
}

/// Returns the form with rows appended to its last section.
///
/// ```swift
/// let form = Form.empty |-+ Title("Greetings") |-+ ["Hello", "Olá"].map { Title($0) }
/// ```
///
/// - Complexity: O(appended rows).
public func |-+ (form: Form, rows: some Sequence<some RowConvertible>) -> Form {
    rows.reduce(form) { $0 |-+ $1 }
}

/// Returns the section with rows appended.
///
/// - Complexity: O(appended rows).
public func |-+ (section: Section, rows: some Sequence<some RowConvertible>) -> Section {
    rows.reduce(section) { $0 |-+ $1 }
}

/// Returns the form with a row appended to its last section, or the form itself if the row is `nil`.
///
/// ```swift
/// let phone: String? = "01729 830363"
/// let form = Form.empty |-+ Title("Malham Centre") |-? phone.map { ValueRow("Phone", value: $0) }
/// ```
public func |-? (form: Form, row: (some RowConvertible)?) -> Form {
    guard let row else { return form }
    return form |-+ row
}

/// Returns the section with a row appended, or the section itself if the row is `nil`.
public func |-? (section: Section, row: (some RowConvertible)?) -> Section {
    guard let row else { return section }
    return section |-+ row
}

/// Returns the form with a section appended. Rows that are appended to the result are added to this section.
///
/// ```swift
/// let form = Form.empty
///     |=+ Section(id: "fruit", header: Title("Fruit"))
///     |-+ Title("Apple")
///     |-+ Title("Pear")
///     |=+ Section(id: "nuts", header: Title("Nuts"))
///     |-+ Title("Hazelnut")
/// ```
///
/// - Complexity: O(1).
public func |=+ (form: Form, section: Section) -> Form {
    var form = form
    form.append(section)
    return form
}

/// Returns the form with sections appended.
///
/// - Complexity: O(appended sections).
public func |=+ (form: Form, sections: some Sequence<Section>) -> Form {
    sections.reduce(form) { $0 |=+ $1 }
}

/// Returns the form with a section appended, or the form itself if the section is `nil`.
public func |=? (form: Form, section: Section?) -> Form {
    guard let section else { return form }
    return form |=+ section
}

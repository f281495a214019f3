/// Where the form operators stand: they group from the left, bind tighter than comparisons and `? :`, and looser than `??` and
/// arithmetic.
///
/// ```swift
/// form |-+ title ?? Title("None")                 // form |-+ (title ?? Title("None"))
/// form |-+ (isOn ? Title("On") : Title("Off"))    // the parentheses are needed
/// ```
precedencegroup FormPrecedence {
    associativity: left
    higherThan: ComparisonPrecedence
    lowerThan: NilCoalescingPrecedence
}

/// Adds a row.
infix operator |-+ : FormPrecedence
/// Adds a row if there is one.
infix operator |-? : FormPrecedence
/// Adds a section: heavier than a row, so a double line.
infix operator |=+ : FormPrecedence
/// Adds a section if there is one.
infix operator |=? : FormPrecedence

/// The form with one more row in its last section; in a section without a header if it has none. O(1), so that a form may be
/// reduced from thousands of rows.
///
/// ```swift
/// let greetings = ["Hello", "Olá"].reduce(Form.empty) { $0 |-+ Title($1) }
/// ```
public func |-+ (form: Form, row: some RowConvertible) -> Form {
    var form = form
    form.append(row)
    return form
}

/// The section with one more row. O(1).
public func |-+ (section: Section, row: some RowConvertible) -> Section {
    var section = section
    section.append(row)
    return section
}

/// The form with more rows in its last section. O(rows that are added).
///
/// ```swift
/// Form.empty |-+ Title("Greetings") |-+ ["Hello", "Olá"].map { Title($0) }
/// ```
public func |-+ (form: Form, rows: some Sequence<some RowConvertible>) -> Form {
    rows.reduce(form) { $0 |-+ $1 }
}

/// The section with more rows. O(rows that are added).
public func |-+ (section: Section, rows: some Sequence<some RowConvertible>) -> Section {
    rows.reduce(section) { $0 |-+ $1 }
}

/// The form with one more row in its last section, if there is a row.
///
/// ```swift
/// Form.empty |-+ Title(user.name) |-? user.phone.map { ValueRow("Phone", value: $0) }
/// ```
public func |-? (form: Form, row: (some RowConvertible)?) -> Form {
    guard let row else { return form }
    return form |-+ row
}

/// The section with one more row, if there is one.
public func |-? (section: Section, row: (some RowConvertible)?) -> Section {
    guard let row else { return section }
    return section |-+ row
}

/// The form with one more section, to which the rows that follow are added. O(1).
///
/// ```swift
/// let form = Form.empty
///     |=+ Section(id: "fruit", header: Title("Fruit"))
///     |-+ Title("Apple")
///     |-+ Title("Pear")
///     |=+ Section(id: "nuts", header: Title("Nuts"))
///     |-+ Title("Hazelnut")
/// ```
public func |=+ (form: Form, section: Section) -> Form {
    var form = form
    form.append(section)
    return form
}

/// The form with more sections. O(sections that are added).
public func |=+ (form: Form, sections: some Sequence<Section>) -> Form {
    sections.reduce(form) { $0 |=+ $1 }
}

/// The form with one more section, if there is one.
public func |=? (form: Form, section: Section?) -> Form {
    guard let section else { return form }
    return form |=+ section
}

internal import DesktopBus

/// The interfaces of AT-SPI that nodes implement.
enum AccessibilityInterfaces {
    static let prefix = "org.a11y.atspi."

    private typealias Method = DBusInterface.Method
    private typealias Property = DBusInterface.Property

    static let accessible = DBusInterface(
        prefix + "Accessible",
        methods: [
            Method("GetChildAtIndex", ["i"], returns: ["(so)"]), Method("GetChildren", returns: ["a(so)"]),
            Method("GetIndexInParent", returns: ["i"]), Method("GetRelationSet", returns: ["a(ua(so))"]),
            Method("GetRole", returns: ["u"]), Method("GetRoleName", returns: ["s"]),
            Method("GetLocalizedRoleName", returns: ["s"]), Method("GetState", returns: ["au"]),
            Method("GetAttributes", returns: ["a{ss}"]), Method("GetApplication", returns: ["(so)"]),
            Method("GetInterfaces", returns: ["as"]),
        ],
        properties: [
            Property("Name", "s"), Property("Description", "s"), Property("Parent", "(so)"),
            Property("ChildCount", "i"), Property("Locale", "s"), Property("AccessibleId", "s"),
            Property("HelpText", "s"),
        ])

    static let application = DBusInterface(
        prefix + "Application", methods: [Method("GetLocale", ["u"], returns: ["s"])],
        properties: [
            Property("ToolkitName", "s"), Property("Version", "s"), Property("ToolkitVersion", "s"),
            Property("AtspiVersion", "s"), Property("InterfaceVersion", "u"), Property("Id", "i", isWritable: true),
        ])

    static let component = DBusInterface(
        prefix + "Component",
        methods: [
            Method("Contains", ["i", "i", "u"], returns: ["b"]),
            Method("GetAccessibleAtPoint", ["i", "i", "u"], returns: ["(so)"]),
            Method("GetExtents", ["u"], returns: ["(iiii)"]), Method("GetPosition", ["u"], returns: ["i", "i"]),
            Method("GetSize", returns: ["i", "i"]), Method("GetLayer", returns: ["u"]),
            Method("GetMDIZOrder", returns: ["n"]), Method("GrabFocus", returns: ["b"]),
            Method("GetAlpha", returns: ["d"]), Method("ScrollTo", ["u"], returns: ["b"]),
            Method("ScrollToPoint", ["u", "i", "i"], returns: ["b"]),
        ])

    static let action = DBusInterface(
        prefix + "Action",
        methods: [
            Method("GetActions", returns: ["a(sss)"]), Method("DoAction", ["i"], returns: ["b"]),
            Method("GetName", ["i"], returns: ["s"]), Method("GetLocalizedName", ["i"], returns: ["s"]),
            Method("GetDescription", ["i"], returns: ["s"]), Method("GetKeyBinding", ["i"], returns: ["s"]),
        ],
        properties: [Property("NActions", "i")])

    static let value = DBusInterface(
        prefix + "Value",
        properties: [
            Property("MinimumValue", "d"), Property("MaximumValue", "d"), Property("MinimumIncrement", "d"),
            Property("CurrentValue", "d", isWritable: true), Property("Text", "s"),
        ])

    static let text = DBusInterface(
        prefix + "Text",
        methods: [
            Method("GetText", ["i", "i"], returns: ["s"]),
            Method("GetStringAtOffset", ["i", "u"], returns: ["s", "i", "i"]),
            Method("GetTextAtOffset", ["i", "u"], returns: ["s", "i", "i"]),
            Method("GetCharacterAtOffset", ["i"], returns: ["i"]), Method("SetCaretOffset", ["i"], returns: ["b"]),
            Method("GetNSelections", returns: ["i"]), Method("GetSelection", ["i"], returns: ["i", "i"]),
            Method("AddSelection", ["i", "i"], returns: ["b"]),
            Method("SetSelection", ["i", "i", "i"], returns: ["b"]), Method("RemoveSelection", ["i"], returns: ["b"]),
            Method("GetAttributes", ["i"], returns: ["a{ss}", "i", "i"]),
            Method("GetAttributeRun", ["i", "b"], returns: ["a{ss}", "i", "i"]),
            Method("GetDefaultAttributes", returns: ["a{ss}"]), Method("GetDefaultAttributeSet", returns: ["a{ss}"]),
            Method("GetCharacterExtents", ["i", "u"], returns: ["i", "i", "i", "i"]),
            Method("GetRangeExtents", ["i", "i", "u"], returns: ["i", "i", "i", "i"]),
        ],
        properties: [Property("CharacterCount", "i"), Property("CaretOffset", "i")])

    static let editableText = DBusInterface(
        prefix + "EditableText",
        methods: [
            Method("SetTextContents", ["s"], returns: ["b"]), Method("InsertText", ["i", "s", "i"], returns: ["b"]),
            Method("DeleteText", ["i", "i"], returns: ["b"]),
        ])

    static let selection = DBusInterface(
        prefix + "Selection",
        methods: [
            Method("GetSelectedChild", ["i"], returns: ["(so)"]), Method("SelectChild", ["i"], returns: ["b"]),
            Method("IsChildSelected", ["i"], returns: ["b"]),
        ],
        properties: [Property("NSelectedChildren", "i")])

    static let table = DBusInterface(
        prefix + "Table",
        methods: [
            Method("GetAccessibleAt", ["i", "i"], returns: ["(so)"]), Method("GetIndexAt", ["i", "i"], returns: ["i"]),
            Method("GetRowAtIndex", ["i"], returns: ["i"]), Method("GetColumnAtIndex", ["i"], returns: ["i"]),
            Method("GetRowDescription", ["i"], returns: ["s"]), Method("GetColumnDescription", ["i"], returns: ["s"]),
            Method("GetRowExtentAt", ["i", "i"], returns: ["i"]),
            Method("GetColumnExtentAt", ["i", "i"], returns: ["i"]),
            Method("GetRowHeader", ["i"], returns: ["(so)"]), Method("GetColumnHeader", ["i"], returns: ["(so)"]),
            Method("GetSelectedRows", returns: ["ai"]), Method("GetSelectedColumns", returns: ["ai"]),
            Method("IsRowSelected", ["i"], returns: ["b"]), Method("IsColumnSelected", ["i"], returns: ["b"]),
            Method("IsSelected", ["i", "i"], returns: ["b"]),
            Method("GetRowColumnExtentsAtIndex", ["i"], returns: ["b", "i", "i", "i", "i", "b"]),
        ],
        properties: [
            Property("NRows", "i"), Property("NColumns", "i"), Property("Caption", "(so)"), Property("Summary", "(so)"),
            Property("NSelectedRows", "i"), Property("NSelectedColumns", "i"),
        ])

    static let tableCell = DBusInterface(
        prefix + "TableCell",
        methods: [
            Method("GetRowHeaderCells", returns: ["a(so)"]), Method("GetColumnHeaderCells", returns: ["a(so)"]),
            Method("GetRowColumnSpan", returns: ["b", "i", "i", "i", "i"]),
        ],
        properties: [
            Property("ColumnSpan", "i"), Property("RowSpan", "i"), Property("Position", "(ii)"),
            Property("Table", "(so)"),
        ])
}

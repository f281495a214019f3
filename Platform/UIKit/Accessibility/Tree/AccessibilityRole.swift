/// The kind of a part of the interface, as assistive technologies name it.
package enum AccessibilityRole: String {
    case application
    case window
    case alert
    case sheet
    case popover
    case menu
    case menuItem = "menu item"
    case navigationBar = "navigation bar"
    case toolbar
    case tabBar = "tab bar"
    case tab
    case searchBar = "search bar"
    case table
    case dataTable = "data table"
    case cell
    case columnHeader = "column header"
    case rowHeader = "row header"
    case list
    case row
    case scrollArea = "scroll area"
    case group
    case segmentedControl = "segmented control"
    case picker
    case keyboard
    case key
    case button
    case link
    case toggle = "switch"
    case stepper
    case slider
    case adjustable
    case pageIndicator = "page indicator"
    case progress
    case activity
    case textField = "text field"
    case secureTextField = "secure text field"
    case searchField = "search field"
    case textView = "text view"
    case page
    case header
    case image
    case staticText = "text"
    case element
}

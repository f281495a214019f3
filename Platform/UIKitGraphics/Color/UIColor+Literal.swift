/// The type of a color literal, such as Xcode inserts into source code.
public typealias _ColorLiteralType = UIColor

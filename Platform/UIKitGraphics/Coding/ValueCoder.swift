/// A coder that holds the values of the object that it makes, instead of reading them from an archive, as a nib's does.
package protocol ValueCoder: NSCoder {
    /// Returns the Boolean value for a key; nil if there is none.
    func flag(_ key: String) -> Bool?
    /// Returns the integer for a key; nil if there is none.
    func integer(_ key: String) -> Int?
    /// Returns the number for a key; nil if there is none.
    func number(_ key: String) -> Double?
    /// Returns the string for a key; nil if there is none.
    func text(_ key: String) -> String?
    /// Returns the value for a key that all objects made from the same description share; nil if there is none.
    func shared<Value>(_ key: String) -> Value?
    /// Returns the value or the object for a key, which is made if necessary; nil if there is none.
    func anything(_ key: String) -> Any?
}

import Foundation

// The keychain is a file in the app's data folder that only the user can read (permissions 0600). It is neither
// encrypted nor protected by hardware: protect it by encrypting the user's folder. It contains passwords; certificates,
// keys and identities are not supported. Keys, signatures and the evaluation of certificates are not available.

/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes, and the data.
///   - result: The place of the requested form of the item, or `nil`.
/// - Returns: 0, `errSecDuplicateItem`, or another error.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        let dictionary = strings(attributes)
        let query = try KeychainQuery(dictionary)
        var item = try KeychainItem(dictionary, requiresClass: true)
        let now = Date()
        item.attributes["cdat"] = .date(now)
        item.attributes["mdat"] = .date(now)
        let added = try Keychain.current.add(item)
        result?.pointee = query.result(added)
    }
}

/// Searches the keychain.
///
/// - Parameters:
///   - query: The class, the attributes that items must have, and the options.
///   - result: The place of the requested form of the item, or of an array of several.
/// - Returns: 0, `errSecItemNotFound`, or another error.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status {
        let query = try KeychainQuery(strings(query))
        let items = try Keychain.current.items(matching: query)
        guard let first = items.first else { throw Keychain.Failure(errSecItemNotFound) }
        guard query.isUnlimited || query.limit > 1 else {
            result?.pointee = query.result(first)
            return
        }
        let results = (query.isUnlimited ? items : Array(items.prefix(query.limit))).compactMap(query.result)
        result?.pointee = results as NSArray
    }
}

/// Changes the items that match a query.
///
/// - Parameters:
///   - query: The class, and the attributes that items must have.
///   - attributesToUpdate: The new attributes and data.
/// - Returns: 0, `errSecItemNotFound`, or another error.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status {
        let changes = try KeychainItem(strings(attributesToUpdate), requiresClass: false)
        try Keychain.current.update(KeychainQuery(strings(query)), with: changes)
    }
}

/// Removes the items that match a query.
///
/// - Returns: 0, `errSecItemNotFound`, or another error.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { try Keychain.current.remove(KeychainQuery(strings(query))) }
}

private func status(_ body: () throws -> Void) -> OSStatus {
    do {
        try body()
        return errSecSuccess
    } catch let failure as Keychain.Failure {
        return failure.status
    } catch {
        return errSecIO
    }
}

/// Returns a dictionary with its keys and texts as Swift strings.
private func strings(_ dictionary: CFDictionary) -> [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in dictionary {
        guard let key = key as? String ?? (key as? NSString).map({ $0 as String }) else { continue }
        result[key] = (value as? NSString).map { $0 as String } ?? (value as? NSData).map { $0 as Data } ?? value
    }
    return result
}

// MARK: Random numbers

/// A source of random numbers.
public struct SecRandomRef: Sendable {}

/// The default source of random numbers, the kernel.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills a buffer with random bytes that are suitable for cryptography.
///
/// - Returns: 0, or `errSecIO`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var offset = 0
    while offset < count {
        // `getentropy` creates at most 256 bytes.
        let length = min(256, count - offset)
        guard getentropy(bytes + offset, length) == 0 else { return errSecIO }
        offset += length
    }
    return errSecSuccess
}

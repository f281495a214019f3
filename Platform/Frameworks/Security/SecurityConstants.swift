@_exported import CoreFoundationTypes
@_exported import Foundation

// The strings are immutable.

/// The key of the kind of an item.
nonisolated(unsafe) public let kSecClass = CFString(string: "class")
/// The kind of passwords.
nonisolated(unsafe) public let kSecClassGenericPassword = CFString(string: "genp")
/// The kind of passwords of servers.
nonisolated(unsafe) public let kSecClassInternetPassword = CFString(string: "inet")
/// The kind of certificates, which are not supported.
nonisolated(unsafe) public let kSecClassCertificate = CFString(string: "cert")
/// The kind of cryptographic keys, which are not supported.
nonisolated(unsafe) public let kSecClassKey = CFString(string: "keys")
/// The kind of identities, which are not supported.
nonisolated(unsafe) public let kSecClassIdentity = CFString(string: "idnt")
/// The key of the account.
nonisolated(unsafe) public let kSecAttrAccount = CFString(string: "acct")
/// The key of the service.
nonisolated(unsafe) public let kSecAttrService = CFString(string: "svce")
/// The key of the server.
nonisolated(unsafe) public let kSecAttrServer = CFString(string: "srvr")
/// The key of the protocol.
nonisolated(unsafe) public let kSecAttrProtocol = CFString(string: "ptcl")
/// The key of the port.
nonisolated(unsafe) public let kSecAttrPort = CFString(string: "port")
/// The key of the path.
nonisolated(unsafe) public let kSecAttrPath = CFString(string: "path")
/// The key of the security domain.
nonisolated(unsafe) public let kSecAttrSecurityDomain = CFString(string: "sdmn")
/// The key of the kind of authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationType = CFString(string: "atyp")
/// The key of the app's data.
nonisolated(unsafe) public let kSecAttrGeneric = CFString(string: "gena")
/// The key of the label.
nonisolated(unsafe) public let kSecAttrLabel = CFString(string: "labl")
/// The key of the description.
nonisolated(unsafe) public let kSecAttrDescription = CFString(string: "desc")
/// The key of the comment.
nonisolated(unsafe) public let kSecAttrComment = CFString(string: "icmt")
/// The key of the creator.
nonisolated(unsafe) public let kSecAttrCreator = CFString(string: "crtr")
/// The key of the type.
nonisolated(unsafe) public let kSecAttrType = CFString(string: "type")
/// The key of whether the item is hidden.
nonisolated(unsafe) public let kSecAttrIsInvisible = CFString(string: "invi")
/// The key of whether the item has no password.
nonisolated(unsafe) public let kSecAttrIsNegative = CFString(string: "nega")
/// The key of the date of the creation.
nonisolated(unsafe) public let kSecAttrCreationDate = CFString(string: "cdat")
/// The key of the date of the last change.
nonisolated(unsafe) public let kSecAttrModificationDate = CFString(string: "mdat")
/// The key of the group of apps. Stored only.
nonisolated(unsafe) public let kSecAttrAccessGroup = CFString(string: "agrp")
/// The key of whether the item is synchronized. Stored only.
nonisolated(unsafe) public let kSecAttrSynchronizable = CFString(string: "sync")
/// The value that matches synchronized and other items.
nonisolated(unsafe) public let kSecAttrSynchronizableAny = CFString(string: "syna")
/// The key of the condition for accesses. Stored only.
nonisolated(unsafe) public let kSecAttrAccessible = CFString(string: "pdmn")
/// The key of the access control, which is not supported.
nonisolated(unsafe) public let kSecAttrAccessControl = CFString(string: "accc")
/// The condition that the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked = CFString(string: "ak")
/// The condition that the device has been unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock = CFString(string: "ck")
/// No condition.
nonisolated(unsafe) public let kSecAttrAccessibleAlways = CFString(string: "dk")
/// The condition that the device has a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = CFString(string: "akpu")
/// The condition that this device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = CFString(string: "aku")
/// The condition that this device has been unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = CFString(string: "cku")
/// No condition.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly = CFString(string: "dku")
/// The key of the number of results.
nonisolated(unsafe) public let kSecMatchLimit = CFString(string: "m_Limit")
/// One result.
nonisolated(unsafe) public let kSecMatchLimitOne = CFString(string: "m_LimitOne")
/// All results.
nonisolated(unsafe) public let kSecMatchLimitAll = CFString(string: "m_LimitAll")
/// The key of whether case matters, which it does. Not used.
nonisolated(unsafe) public let kSecMatchCaseInsensitive = CFString(string: "m_CaseInsensitive")
/// The key of whether the result contains the data.
nonisolated(unsafe) public let kSecReturnData = CFString(string: "r_Data")
/// The key of whether the result contains the attributes.
nonisolated(unsafe) public let kSecReturnAttributes = CFString(string: "r_Attributes")
/// The key of whether the result is a reference, which is not supported.
nonisolated(unsafe) public let kSecReturnRef = CFString(string: "r_Ref")
/// The key of whether the result contains a reference that can be stored.
nonisolated(unsafe) public let kSecReturnPersistentRef = CFString(string: "r_PersistentRef")
/// The key of the data.
nonisolated(unsafe) public let kSecValueData = CFString(string: "v_Data")
/// The key of a reference, which is not supported.
nonisolated(unsafe) public let kSecValueRef = CFString(string: "v_Ref")
/// The key of a reference that can be stored.
nonisolated(unsafe) public let kSecValuePersistentRef = CFString(string: "v_PersistentRef")
/// The key of the explanation for the user. Not used.
nonisolated(unsafe) public let kSecUseOperationPrompt = CFString(string: "u_OpPrompt")
/// The key of whether the system may interact with the user. Not used.
nonisolated(unsafe) public let kSecUseAuthenticationUI = CFString(string: "u_AuthUI")
/// The key of an authentication. Not used.
nonisolated(unsafe) public let kSecUseAuthenticationContext = CFString(string: "u_AuthCtx")
/// The key of the keychain that is used on a Mac. Not used.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain = CFString(string: "nleg")
/// The protocol HTTP.
nonisolated(unsafe) public let kSecAttrProtocolHTTP = CFString(string: "http")
/// The protocol HTTPS.
nonisolated(unsafe) public let kSecAttrProtocolHTTPS = CFString(string: "htps")

// MARK: Results

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function is not available.
public let errSecUnimplemented: OSStatus = -4
/// The keychain could not be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// The user has canceled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not authenticated.
public let errSecAuthFailed: OSStatus = -25293
/// The item exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// The system may not interact with the user.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app has no entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a description of a result, in English. The second parameter is not used.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let messages: [OSStatus: String] = [
        errSecSuccess: "No error.", errSecUnimplemented: "Function or operation not implemented.",
        errSecIO: "The keychain could not be read or written.",
        errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
        errSecDecode: "Unable to decode the provided data.",
    ]
    return messages[status].map { CFString(string: $0) }
}

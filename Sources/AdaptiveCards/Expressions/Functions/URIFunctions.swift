import Foundation

extension FunctionTable {
    static let uris: [ExpressionFunction] = [
        .value("uriHost", 1) { .string(try $0.uri(0).host ?? "") },
        .value("uriPath", 1) { .string(try $0.uri(0).path.nonEmptyPath) },
        .value("uriPathAndQuery", 1) { arguments in
            let uri = try arguments.uri(0)
            return .string(uri.path.nonEmptyPath + uri.questionAndQuery)
        },
        .value("uriPort", 1) { arguments in
            let uri = try arguments.uri(0)
            return .integer(uri.port ?? ["http": 80, "https": 443, "ftp": 21][uri.scheme?.lowercased() ?? ""] ?? -1)
        },
        .value("uriQuery", 1) { .string(try $0.uri(0).questionAndQuery) },
        .value("uriScheme", 1) { .string(try $0.uri(0).scheme ?? "") },
        .value("uriComponent", 1) { arguments in
            // The characters that `encodeURIComponent` of JavaScript leaves.
            let allowed = CharacterSet(
                charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()")
            return try arguments.string(0).addingPercentEncoding(withAllowedCharacters: allowed).map(JSONValue.string)
                ?? ""
        },
        .value("uriComponentToString", 1) { arguments in
            let text = try arguments.string(0)
            guard let decoded = text.removingPercentEncoding else {
                throw ExpressionError.Reason.invalidValue("`\(text)` is not percent-encoded")
            }
            return .string(decoded)
        },
    ]
}

extension Arguments {
    fileprivate func uri(_ index: Int) throws -> URLComponents {
        let text = try string(index)
        guard let uri = URLComponents(string: text), uri.scheme != nil else {
            throw ExpressionError.Reason.invalidValue("`\(text)` is not an absolute URI")
        }
        return uri
    }
}

extension URLComponents {
    fileprivate var questionAndQuery: String { percentEncodedQuery.map { "?" + $0 } ?? "" }
}

extension String {
    fileprivate var nonEmptyPath: String { isEmpty ? "/" : self }
}

import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An HTTP server on this machine, which responds to one request of each connection.
package final class LoopbackServer: Sendable {
    package let port: UInt16
    private let socket: Int32

    /// Starts a server.
    ///
    /// - Parameter answer: Returns the bytes of the response to the lines of a request, or `nil` for none.
    package init(_ answer: @escaping @Sendable ([String]) -> Data?) throws {
        let socket = Self.makeSocket()
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(connection, answer) }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    package func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)/\(path)") }

    private static func makeSocket() -> Int32 {
        #if canImport(Glibc)
            Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
    }

    private static func serve(_ connection: Int32, _ answer: ([String]) -> Data?) {
        defer { close(connection) }
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !isComplete(request) {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request.append(contentsOf: buffer.prefix(count))
        }
        guard let answer = answer(String(decoding: request, as: UTF8.self).components(separatedBy: "\r\n")) else {
            // Waits until the client closes the connection.
            while recv(connection, &buffer, buffer.count, 0) > 0 {}
            return
        }
        answer.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, noSignal)
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    /// Returns whether a request has arrived with its header and its content.
    private static func isComplete(_ request: Data) -> Bool {
        guard let end = request.range(of: Data("\r\n\r\n".utf8)) else { return false }
        let lines = String(decoding: request[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let field = lines.first { $0.lowercased().hasPrefix("content-length:") }
        let length = field.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
        return request.distance(from: end.upperBound, to: request.endIndex) >= length
    }

    #if canImport(Glibc)
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let noSignal: Int32 = 0
    #endif
}

/// Returns the bytes of a response.
package func httpAnswer(
    _ status: String, _ headers: [String] = [], _ body: Data = Data(), hasLength: Bool = true
) -> Data {
    let length = hasLength ? ["Content-Length: \(body.count)"] : []
    let head = ["HTTP/1.1 \(status)"] + headers + length + ["Connection: close", "", ""]
    return Data(head.joined(separator: "\r\n").utf8) + body
}

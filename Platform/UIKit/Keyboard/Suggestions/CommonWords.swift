/// Frequent words of English, the language of the keyboard's layout. The order is estimated.
enum CommonWords {
    /// The words with which sentences begin.
    static let starts = ["I", "The", "I\u{2019}m"]

    /// The words, with the most frequent first.
    static let all: [String] = """
        the to and you of it in is that for on was this have with are not be what at all can just my but know like so your do there \
        about me get here out up one he we now how think good time go see want if come when right will would look take could they \
        them then some tell love back make little need from well people who she her his him our let thing make really because had \
        been has were did going said please sure thanks thank hello today tomorrow morning night work home help call meet meeting \
        message where why which more than before after again always never still other over down only also even first last next new \
        old long great much many very every something anything nothing everything someone should may might must their into through \
        around world water house place number week month year day hour minute friend family father mother brother sister school \
        believe understand remember talk speak listen write read send book start stop leave keep give find feel hope happy sorry \
        welcome maybe probably actually already another away best better between both different enough early late later quite soon \
        together until while without
        """.split(separator: " ").map(String.init)
}

package dev.ectype.compiler.diagnostic;

import java.util.Optional;

/** Lists every kind of diagnostic with its stable identifier. {@code docs/diagnostics} has one page for each. */
public enum DiagnosticCode {
    // 1xxx: reading sources and following references
    UNREADABLE_FILE("ECT1001", Severity.ERROR, "The file cannot be read"),
    EMPTY_FILE("ECT1002", Severity.ERROR, "The file is empty"),
    NOT_TEXT("ECT1003", Severity.ERROR, "The file is not UTF-8 text"),
    BROKEN_JSON("ECT1004", Severity.ERROR, "The JSON is malformed"),
    BROKEN_YAML("ECT1005", Severity.ERROR, "The YAML is malformed"),
    TOO_LARGE("ECT1006", Severity.ERROR, "The file is too large"),
    NESTED_TOO_DEEPLY("ECT1007", Severity.ERROR, "Values are nested too deeply"),
    ENDLESS_ALIASES("ECT1008", Severity.ERROR, "YAML aliases expand to too many values"),
    DUPLICATE_KEY("ECT1009", Severity.WARNING, "A key appears twice"),
    KEY_IS_NOT_TEXT("ECT1010", Severity.WARNING, "A key is not a string"),
    MORE_DOCUMENTS("ECT1011", Severity.WARNING, "The file contains several YAML documents"),
    LOOSE_JSON("ECT1012", Severity.WARNING, "The JSON is valid only as YAML"),
    REFERENCE_TO_NOTHING("ECT1013", Severity.WARNING, "A reference has no target"),
    REFERENCE_OUTSIDE_ROOT("ECT1014", Severity.WARNING, "A reference leaves the root folder"),
    REFERENCE_TO_OTHER_ORIGIN("ECT1015", Severity.WARNING, "A reference points to another origin"),
    REFERENCE_TO_ITSELF("ECT1016", Severity.WARNING, "A reference refers only to itself"),
    TOO_MANY_REFERENCES("ECT1017", Severity.WARNING, "There are too many references"),
    MALFORMED_OVERLAY("ECT1018", Severity.ERROR, "An overlay is malformed"),
    INVALID_TARGET("ECT1019", Severity.ERROR, "The target of an action is not a JSONPath query"),
    UNUSED_ACTION("ECT1020", Severity.WARNING, "The target of an action selects nothing"),
    UNCHANGEABLE_TARGET("ECT1021", Severity.ERROR, "An action cannot change what its target selects"),
    REPLACED_KIND("ECT1022", Severity.WARNING, "An update replaces a value of another kind"),
    OVERLAY_OF_OTHER_DESCRIPTION("ECT1023", Severity.WARNING, "An overlay extends another description"),
    OVERLAY_WITHOUT_TREE("ECT1024", Severity.ERROR, "An overlay cannot change this format"),

    // 2xxx: reading a description in its format
    UNKNOWN_FORMAT("ECT2001", Severity.ERROR, "The file is not an API description"),
    UNSUPPORTED_VERSION("ECT2002", Severity.ERROR, "The version of the format is not supported"),
    UNEXPECTED_VALUE("ECT2004", Severity.WARNING, "A value has the wrong type or form"),
    OTHER_VERSION("ECT2005", Severity.NOTE, "The description is read as another version of its format"),
    PATH_PARAMETER_MISMATCH("ECT2006", Severity.WARNING, "A path and its parameters differ"),
    REPEATED_OPERATION_ID("ECT2007", Severity.WARNING, "Several operations have the same operationId"),
    UNKNOWN_SECURITY_SCHEME("ECT2008", Severity.WARNING, "A security requirement names an unknown scheme"),
    UNREADABLE_EXCHANGE("ECT2009", Severity.WARNING, "A recorded exchange cannot be read"),
    NOTHING_RECORDED("ECT2010", Severity.ERROR, "A recording or a collection contains no HTTP request"),
    OTHER_ORIGIN("ECT2011", Severity.NOTE, "A recording contains requests to several servers"),
    INVALID_SDL("ECT2012", Severity.ERROR, "The schema is not valid GraphQL SDL"),
    ODD_SCHEMA("ECT2013", Severity.WARNING, "A GraphQL schema breaks a rule and is repaired"),
    BROKEN_PROTO("ECT2014", Severity.ERROR, "The Protocol Buffers source is malformed"),
    UNKNOWN_IMPORT("ECT2015", Severity.ERROR, "An imported file does not exist"),
    UNKNOWN_NAME("ECT2016", Severity.ERROR, "A name is not declared"),
    FORBIDDEN_DECLARATION("ECT2017", Severity.ERROR, "A declaration breaks the rules of its language"),
    UNKNOWN_TYPE("ECT2018", Severity.WARNING, "A type is not declared"),
    UNSERVED_FEATURE("ECT2019", Severity.NOTE, "A feature of the description is not emulated"),
    MISSING_COUNTERPART("ECT2020", Severity.WARNING, "A name has no counterpart in another description"),
    ABSENT_OPTIONS("ECT2021", Severity.WARNING, "An import that only options need does not exist"),
    MALFORMED_ENVIRONMENT("ECT2022", Severity.ERROR, "A file of variables is not a Postman environment"),

    // 3xxx: checking the model
    NO_OPERATIONS("ECT3001", Severity.WARNING, "There are no operations"),
    SHADOWED_OPERATION("ECT3002", Severity.WARNING, "Two operations match the same requests"),
    NO_SUCCESS("ECT3003", Severity.WARNING, "An operation describes no successful response"),
    OPTIONAL_PATH_PARAMETER("ECT3004", Severity.WARNING, "A path parameter is not required"),
    BODY_NOT_SENT("ECT3005", Severity.WARNING, "A required body is not sent by most clients"),
    UNUSABLE_PATTERN("ECT3006", Severity.WARNING, "A pattern is not a regular expression"),
    IMPOSSIBLE_TYPE("ECT3007", Severity.WARNING, "A type allows no value"),
    BLIND_DISCRIMINATOR("ECT3008", Severity.WARNING, "A discriminator names a missing member"),

    // 4xxx: conclusions of inference
    CHANGED_CONCLUSION("ECT4001", Severity.WARNING, "A conclusion differs from the accepted one"),
    NEW_CONCLUSION("ECT4002", Severity.WARNING, "A conclusion is not accepted yet"),
    GONE_CONCLUSION("ECT4003", Severity.WARNING, "An accepted conclusion no longer applies"),
    OTHER_LOCK("ECT4004", Severity.NOTE, "The lock file is for another API"),
    UNUSABLE_LOCK("ECT4005", Severity.ERROR, "The lock file cannot be read"),
    INVALID_CORRECTION("ECT4006", Severity.ERROR, "A correction is not in the right form"),
    UNUSED_CORRECTION("ECT4007", Severity.WARNING, "A correction has no effect"),
    CONTRADICTORY_CORRECTION("ECT4008", Severity.ERROR, "Two corrections contradict each other"),
    UNKEPT_INSTANCES("ECT4009", Severity.NOTE, "The initial state leaves out recorded instances"),

    // 8xxx: settings of the command line
    UNKNOWN_SETTING("ECT8001", Severity.ERROR, "A setting does not exist"),
    UNUSABLE_SETTING("ECT8002", Severity.ERROR, "A setting cannot be used");

    private final String id;
    private final Severity severity;
    private final String title;

    DiagnosticCode(String id, Severity severity, String title) {
        this.id = id;
        this.severity = severity;
        this.title = title;
    }

    public String id() {
        return id;
    }

    /** Returns the default severity of this kind. */
    public Severity severity() {
        return severity;
    }

    public String title() {
        return title;
    }

    /**
     * Returns whether the description names an element that it does not contain. The {@code check} command reports
     * these as errors.
     */
    public boolean isUnresolved() {
        return this == REFERENCE_TO_NOTHING || this == UNKNOWN_TYPE;
    }

    /** Returns the path of the page that explains this code, relative to the root of the project. */
    public String page() {
        return "docs/diagnostics/" + id + ".md";
    }

    public static Optional<DiagnosticCode> withId(String id) {
        for (DiagnosticCode code : values()) {
            if (code.id.equals(id)) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }
}

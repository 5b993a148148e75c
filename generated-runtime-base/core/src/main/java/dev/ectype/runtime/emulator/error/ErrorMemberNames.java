package dev.ectype.runtime.emulator.error;

import java.util.List;

/** Lists common names of error members, in normalized form. */
final class ErrorMemberNames {
    static final List<String> MESSAGES = List.of(
            "message",
            "msg",
            "errormessage",
            "errordescription",
            "detail",
            "details",
            "description",
            "developermessage",
            "usermessage",
            "localizedmessage",
            "exceptionmessage",
            "statusmessage",
            "errorsummary",
            "summary",
            "explanation",
            "faultstring",
            "body",
            "errors",
            "messages",
            "text");

    /** Names of messages if the error has no member of {@link #MESSAGES}. */
    static final List<String> MESSAGES_ALONE =
            List.of("error", "reason", "fault", "cause", "problem", "errormsg", "err");

    static final List<String> TITLES = List.of("title", "phrase", "reasonphrase", "statustext", "httpstatustext");
    static final List<String> CODES = List.of(
            "code",
            "errorcode",
            "type",
            "errortype",
            "kind",
            "name",
            "errorname",
            "error",
            "err",
            "issue",
            "reason",
            "category",
            "errorkey",
            "status",
            "state",
            "result",
            "rule",
            "errcode");
    static final List<String> STATUSES =
            List.of("status", "statuscode", "httpstatus", "httpcode", "httpstatuscode", "errorstatus");
    static final List<String> SUBJECTS = List.of(
            "param",
            "parameter",
            "field",
            "fields",
            "pointer",
            "path",
            "source",
            "property",
            "attribute",
            "location",
            "target",
            "fieldname",
            "paramname",
            "parametername",
            "propertyname",
            "attributename",
            "propertypath",
            "fieldpath",
            "jsonpath",
            "member",
            "element",
            "subject",
            "header");
    static final List<String> PARTS = List.of("location", "in", "locationtype", "source");
    static final List<String> TIMES =
            List.of("timestamp", "time", "date", "datetime", "occurredat", "errortime", "createdat");
    static final List<String> ADDRESSES = List.of("instance", "path", "requesturi", "requestpath", "uri");

    private ErrorMemberNames() {}
}

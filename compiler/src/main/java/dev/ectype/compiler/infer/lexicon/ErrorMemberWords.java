package dev.ectype.compiler.infer.lexicon;

import dev.ectype.compiler.ir.error.ErrorMeaning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Recognises the common names of members in error bodies. */
public final class ErrorMemberWords {
    private static final Map<ErrorMeaning, List<String>> NAMES = new LinkedHashMap<>();

    static {
        NAMES.put(
                ErrorMeaning.MESSAGE,
                List.of(
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
                        "text"));
        NAMES.put(
                ErrorMeaning.SOLE_MESSAGE, List.of("error", "reason", "fault", "cause", "problem", "errormsg", "err"));
        NAMES.put(ErrorMeaning.TITLE, List.of("title", "phrase", "reasonphrase", "statustext", "httpstatustext"));
        NAMES.put(
                ErrorMeaning.CODE,
                List.of(
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
                        "errcode"));
        NAMES.put(ErrorMeaning.CODE_IN_WORDS, List.of("error"));
        NAMES.put(ErrorMeaning.OVERALL_CODE, List.of("category"));
        NAMES.put(
                ErrorMeaning.STATUS,
                List.of("status", "statuscode", "httpstatus", "httpcode", "httpstatuscode", "errorstatus"));
        NAMES.put(
                ErrorMeaning.SUBJECT,
                List.of(
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
                        "header"));
        NAMES.put(ErrorMeaning.POINTER, List.of("pointer"));
        NAMES.put(ErrorMeaning.HEADER, List.of("header"));
        NAMES.put(ErrorMeaning.PART, List.of("location", "in", "locationtype", "source"));
        NAMES.put(ErrorMeaning.PART_AND_SUBJECT, List.of("loc"));
        NAMES.put(
                ErrorMeaning.TIME,
                List.of("timestamp", "time", "date", "datetime", "occurredat", "errortime", "createdat"));
        NAMES.put(ErrorMeaning.ADDRESS, List.of("instance", "requesturi", "requestpath"));
        NAMES.put(ErrorMeaning.ADDRESS_BESIDE_TIME, List.of("path", "uri"));
        NAMES.put(
                ErrorMeaning.DOCUMENTATION,
                List.of(
                        "docs",
                        "documentation",
                        "documentationlink",
                        "documentationurl",
                        "docurl",
                        "docsurl",
                        "help",
                        "helplink",
                        "helpurl",
                        "infolink",
                        "moreinfo",
                        "moreinfourl"));
        NAMES.put(ErrorMeaning.SUCCESS, List.of("success", "ok", "succeeded"));
        NAMES.put(ErrorMeaning.FAILURE, List.of("error", "iserror"));
    }

    private ErrorMemberWords() {}

    /** Returns the meanings of a name, for flags also those of flags, and for numbers also those of numbers. */
    public static List<ErrorMeaning> meaningsOf(String name, boolean flag, boolean number) {
        String bare = NameWords.bare(name);
        List<ErrorMeaning> meanings = new ArrayList<>();
        if (name.startsWith("@")) {
            boolean code = NAMES.getOrDefault(ErrorMeaning.CODE, List.of()).contains(bare);
            return code ? List.of(ErrorMeaning.VARIANT) : meanings;
        }
        NAMES.forEach((meaning, names) -> {
            boolean ofFlag = meaning == ErrorMeaning.SUCCESS || meaning == ErrorMeaning.FAILURE;
            if (names.contains(bare) && (flag || !ofFlag)) {
                meanings.add(meaning);
            }
        });
        if (number && (bare.contains("status") || bare.contains("code"))) {
            meanings.add(ErrorMeaning.NUMERIC_CODE);
        }
        return meanings;
    }
}

package dev.ectype.compiler.emit;

import java.util.List;

/** Names of inherited methods that emitted ones may not override by accident; a test compares them with the base. */
final class ReservedMethods {
    static final List<String> OF_OPERATIONS = List.of(
            "answer",
            "asked",
            "body",
            "clock",
            "content",
            "created",
            "deleted",
            "dice",
            "dispatch",
            "emit",
            "equals",
            "exchange",
            "forgetContent",
            "ids",
            "keepContent",
            "link",
            "linkAll",
            "linked",
            "named",
            "noBody",
            "noContent",
            "ok",
            "page",
            "part",
            "pathLong",
            "pathText",
            "query",
            "store",
            "under",
            "unknown",
            "unlink",
            "untie",
            "untieAll");
    static final List<String> OF_EMULATOR = List.of(
            "answer",
            "baseUri",
            "boot",
            "close",
            "continueAs",
            "emitted",
            "equals",
            "handle",
            "journal",
            "launch",
            "main",
            "open",
            "operations",
            "options",
            "plan",
            "port",
            "repeats",
            "reset",
            "restore",
            "save",
            "snapshot",
            "start",
            "state",
            "stop",
            "unknown");

    private ReservedMethods() {}
}

package dev.ectype.compiler.emit;

import java.util.List;

/** Names of inherited methods that emitted ones may not override by accident; a test compares them with the base. */
final class ReservedMethods {
    static final List<String> OF_OPERATIONS = List.of(
            "answer",
            "body",
            "clock",
            "created",
            "deleted",
            "dice",
            "dispatch",
            "emit",
            "equals",
            "exchange",
            "ids",
            "link",
            "noBody",
            "noContent",
            "ok",
            "page",
            "pathLong",
            "pathText",
            "query",
            "store",
            "unknown",
            "unlink");
    static final List<String> OF_EMULATOR = List.of(
            "baseUri",
            "boot",
            "close",
            "emitted",
            "equals",
            "handle",
            "journal",
            "launch",
            "main",
            "operations",
            "options",
            "plan",
            "port",
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

package dev.ectype.compiler.ir.resource;

import java.util.List;

/** Lists the request members and parameters that set a member under another name. */
public record RequestName(String member, List<String> names) {
    public RequestName {
        names = List.copyOf(names);
    }
}

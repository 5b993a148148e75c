package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;

/** Represents the path of a value inside a document: the member names, none for the document itself. */
public record MemberPath(List<String> names) {
    public static final MemberPath ROOT = new MemberPath(List.of());

    /** The name of a list's first element. */
    public static final String FIRST = "0";

    public MemberPath {
        names = List.copyOf(names);
    }

    public static MemberPath of(String... names) {
        return new MemberPath(List.of(names));
    }

    public MemberPath then(String name) {
        List<String> longer = new ArrayList<>(names);
        longer.add(name);
        return new MemberPath(longer);
    }

    public boolean isRoot() {
        return names.isEmpty();
    }

    /** Returns the RFC 6901 pointer of this path. */
    public String pointer() {
        StringBuilder pointer = new StringBuilder();
        names.forEach(name -> pointer.append('/').append(name.replace("~", "~0").replace("/", "~1")));
        return pointer.toString();
    }
}

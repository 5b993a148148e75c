package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.FileMember;
import java.util.ArrayList;
import java.util.List;

/** Describes derived members in words. */
final class DerivedMembersText {
    private DerivedMembersText() {}

    static String words(DerivedMembers members) {
        List<String> words = new ArrayList<>();
        members.fileMembers().forEach(member -> words.add(words(member)));
        return String.join(", ", words);
    }

    private static String words(FileMember member) {
        String path = member.part() == null ? member.member() : member.part() + "." + member.member();
        return path + " from " + member.fact() + (member.base64() ? " in Base64" : "");
    }
}

package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.resource.TimeMember;
import java.util.ArrayList;
import java.util.List;

/** Describes derived members in words. */
final class DerivedMembersText {
    private DerivedMembersText() {}

    static String words(DerivedMembers members) {
        List<String> words = new ArrayList<>();
        members.fileMembers().forEach(member -> words.add(words(member)));
        members.timeMembers().forEach(member -> words.add(words(member)));
        members.completionMembers().forEach(member -> words.add(member.member() + " completed by " + member.value()));
        members.requestNames()
                .forEach(renamed -> words.add(renamed.member() + " set by " + String.join(" or ", renamed.names())));
        return String.join(", ", words);
    }

    private static String words(FileMember member) {
        String path = member.part() == null ? member.member() : member.part() + "." + member.member();
        return path + " from " + member.fact() + (member.base64() ? " in Base64" : "");
    }

    private static String words(TimeMember member) {
        if (member.stateMember() == null) {
            return member.member() + " when " + member.event();
        }
        return member.member() + " when " + member.stateMember() + " becomes "
                + (member.state() == null ? "true" : member.state());
    }
}

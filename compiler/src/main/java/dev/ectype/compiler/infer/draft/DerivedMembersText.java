package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.resource.ChildCount;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.FileMember;
import dev.ectype.compiler.ir.resource.TimeMember;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.ArrayList;
import java.util.List;

/** Describes derived members in words. */
public final class DerivedMembersText {
    private DerivedMembersText() {}

    /** Holds one derived member with the origin of its value in words. */
    public record DerivedMember(String member, String words) {
        @Override
        public String toString() {
            return member + " " + words;
        }
    }

    static String words(DerivedMembers members) {
        return String.join(
                ", ", list(members).stream().map(DerivedMember::toString).toList());
    }

    /** Returns the derived members, one for each origin. */
    public static List<DerivedMember> list(DerivedMembers members) {
        List<DerivedMember> list = new ArrayList<>();
        members.fileMembers().forEach(member -> list.add(file(member)));
        members.timeMembers().forEach(member -> list.add(time(member)));
        members.completionMembers()
                .forEach(member -> list.add(new DerivedMember(member.member(), "completed by " + member.value())));
        members.requestNames()
                .forEach(renamed -> list.add(
                        new DerivedMember(renamed.member(), "set by " + String.join(" or ", renamed.names()))));
        members.initialValues()
                .forEach(initial -> list.add(
                        new DerivedMember(initial.member(), "initially " + JsonPrinter.compact(initial.value()))));
        members.countedMembers().forEach(member -> list.add(new DerivedMember(member, "counted")));
        members.childCounts().forEach(count -> list.add(new DerivedMember(count.member(), counting(count))));
        members.authorMembers().forEach(member -> list.add(new DerivedMember(member, "the current user")));
        return list;
    }

    private static String counting(ChildCount count) {
        return "number of " + (count.state() == null ? "" : count.state() + " ") + count.child()
                + (count.reference() == null ? "" : " by " + count.reference());
    }

    private static DerivedMember file(FileMember member) {
        String path = member.part() == null ? member.member() : member.part() + "." + member.member();
        return new DerivedMember(path, "from " + member.fact() + (member.base64() ? " in Base64" : ""));
    }

    private static DerivedMember time(TimeMember member) {
        if (member.stateMember() == null) {
            return new DerivedMember(member.member(), "when " + member.event());
        }
        String state = member.state() == null ? "true" : member.state();
        return new DerivedMember(member.member(), "when " + member.stateMember() + " becomes " + state);
    }
}

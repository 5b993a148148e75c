package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.NormalizedName;

/** Knows by their names the members that tell when something happened. */
public final class TimeMembers {
    private TimeMembers() {}

    /** Whether a change of the document moves this time. */
    public static boolean isChange(String name) {
        return switch (NormalizedName.of(name)) {
            case "updated",
                    "updatedat",
                    "updatedon",
                    "updateddate",
                    "updatedtime",
                    "dateupdated",
                    "updatetime",
                    "modified",
                    "modifiedat",
                    "modifiedon",
                    "modifieddate",
                    "datemodified",
                    "lastmodified",
                    "lastmodifieddate",
                    "lastmodifiedat",
                    "lastupdated",
                    "lastupdatedat",
                    "lastupdate",
                    "lastupdatetime",
                    "modificationdate",
                    "changedat",
                    "editedat",
                    "lastedited" -> true;
            default -> false;
        };
    }

    /** Whether this time tells when the document was made. */
    public static boolean isCreation(String name) {
        return switch (NormalizedName.of(name)) {
            case "created",
                    "createdat",
                    "createdon",
                    "createddate",
                    "createdtime",
                    "datecreated",
                    "createtime",
                    "creationdate",
                    "creationtime",
                    "insertedat",
                    "uploadedat" -> true;
            default -> false;
        };
    }

    /** Whether this time tells when what the document is about came to its end. */
    public static boolean isEnd(String name) {
        return switch (NormalizedName.of(name)) {
            case "finished",
                    "finishedat",
                    "finishedon",
                    "finishtime",
                    "completedat",
                    "completedon",
                    "completeddate",
                    "completiontime",
                    "completiondate",
                    "datecompleted",
                    "endedat",
                    "endtime",
                    "enddatetime" -> true;
            default -> false;
        };
    }

    /** Whether entering a state of that name happens at this time: {@code canceled_at} for {@code canceled}. */
    static boolean isEntry(String name, String state) {
        String entered = NormalizedName.of(state);
        if (entered.isEmpty()) {
            return false;
        }
        String plain = NormalizedName.of(name);
        return plain.equals(entered + "at") || plain.equals(entered + "on") || plain.equals("date" + entered);
    }

    /** Without the times that every change moves, so that they are made anew. */
    static Document untimed(Document document) {
        boolean timed = false;
        for (JsonMember member : document.members()) {
            timed |= isChange(member.name()) && !member.value().isNull();
        }
        if (!timed) {
            return document;
        }
        JsonWriter out = new JsonWriter(document.length()).beginObject();
        for (JsonMember member : document.members()) {
            if (!isChange(member.name())) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }
}

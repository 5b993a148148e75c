package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.text.NormalizedName;

/** Recognizes time members by their names. */
public final class TimeMembers {
    private TimeMembers() {}

    /** Whether every change of the document updates the member. */
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

    /** Whether the member holds the creation time. */
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

    /** Whether the member holds the end time. */
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

    /** Whether the member holds the time of entering a state, such as {@code canceled_at} for {@code canceled}. */
    static boolean isEntry(String name, String state) {
        String entered = NormalizedName.of(state);
        if (entered.isEmpty()) {
            return false;
        }
        String plain = NormalizedName.of(name);
        return plain.equals(entered + "at") || plain.equals(entered + "on") || plain.equals("date" + entered);
    }

    /** Removes the times that every change updates, so that they are generated again. */
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

package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises the names of members with the time of an event. */
public final class TimeWords {
    private static final List<String> CHANGES = List.of(
            "updated",
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
            "lastedited");
    private static final List<String> CREATIONS = List.of(
            "created",
            "createdat",
            "createdon",
            "createddate",
            "createdtime",
            "datecreated",
            "createtime",
            "creationdate",
            "creationtime",
            "creationtimestamp",
            "insertedat",
            "registeredat",
            "registeredon",
            "registrationdate",
            "registrationtime",
            "joinedat",
            "joinedon",
            "joindate",
            "jointime",
            "uploadedat");
    private static final List<String> ENDS = List.of(
            "finished",
            "finishedat",
            "finishedon",
            "finishtime",
            "completedat",
            "completedon",
            "completeddate",
            "completetime",
            "completiontime",
            "completiondate",
            "datecompleted",
            "endedat",
            "endtime",
            "enddatetime");
    private static final List<String> STARTS = List.of("starttime", "startedat");
    private static final List<String> ENDINGS = List.of("at", "on");
    private static final String BEGINNING = "date";

    private TimeWords() {}

    /** Returns whether a name means the time of the last change. */
    public static boolean isChange(String name) {
        return CHANGES.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the time of the creation. */
    public static boolean isCreation(String name) {
        return CREATIONS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the time at which the server began its work. */
    public static boolean isStart(String name) {
        return STARTS.contains(NameWords.bare(name));
    }

    /** Returns whether a name means the time at which the server completed its work. */
    public static boolean isEnd(String name) {
        return ENDS.contains(NameWords.bare(name));
    }

    /** Returns the state in a name such as {@code archived_at} or {@code dateArchived}, or null. */
    public static @Nullable String entered(String name) {
        List<String> words = NameWords.of(name);
        String bare = NameWords.bare(name);
        for (String ending : ENDINGS) {
            int end = bare.length() - ending.length();
            // Without a space between the words, only a participle precedes the ending: "description" is no time.
            boolean separate = words.size() > 1 && words.get(words.size() - 1).equals(ending);
            if (end > 0
                    && bare.endsWith(ending)
                    && (separate || bare.substring(0, end).endsWith("ed"))) {
                return bare.substring(0, end);
            }
        }
        boolean dated = bare.startsWith(BEGINNING) && bare.length() > BEGINNING.length();
        return dated ? bare.substring(BEGINNING.length()) : null;
    }
}

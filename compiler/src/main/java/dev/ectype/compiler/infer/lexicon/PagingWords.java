package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Lists the normalized names that APIs give to the parameters that select a page. */
public final class PagingWords {
    public static final List<String> LIMIT = List.of(
            "limit",
            "perpage",
            "pagesize",
            "pagelimit",
            "maxresults",
            "maxitems",
            "maxpagesize",
            "itemsperpage",
            "resultsperpage",
            "recordsperpage",
            "resultlimit",
            "returncount",
            "rowcount",
            "batchsize");
    /** Ambiguous words, which mean a limit only as the name of a number. */
    public static final List<String> NUMERIC_LIMIT =
            List.of("count", "size", "top", "max", "take", "rows", "num", "results", "length", "first");

    public static final List<String> OFFSET = List.of("offset", "startindex", "pageoffset", "firstresult", "firstrow");
    public static final List<String> NUMERIC_OFFSET = List.of("skip", "start", "from", "startat", "pagestart", "first");
    public static final List<String> PAGE =
            List.of("page", "pagenumber", "pageno", "pageindex", "pagenum", "currentpage", "pg");
    public static final List<String> AFTER =
            List.of("startingafter", "after", "startafter", "pageafter", "aftercursor", "afterid", "sinceid");
    /** The prefix of parameters with the last item of the previous page, {@code ExclusiveStartRobotName}. */
    public static final String AFTER_LAST = "exclusivestart";

    public static final List<String> BEFORE =
            List.of("endingbefore", "before", "endbefore", "pagebefore", "beforecursor", "beforeid", "maxid");
    public static final List<String> TOKEN = List.of(
            "cursor",
            "pagetoken",
            "nexttoken",
            "nextpagetoken",
            "paginationtoken",
            "continuationtoken",
            "nextcursor",
            "pagecursor",
            "marker",
            "bookmark",
            "continue",
            "continuation",
            "starttoken",
            "startkey",
            "scrollid");

    private PagingWords() {}
}

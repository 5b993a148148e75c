package dev.ectype.compiler.graph.print;

/** Holds the style of the picture, in a light and a dark theme. */
final class SvgStyle {
    static final String CSS = """

            svg{--page:#f6f5f2;--card:#ffffff;--line:#dedbd3;--ink:#22242a;--soft:#6d7079;--owner:#3b6fd4;--reference:#a39f95;--chip:#eeece6}
            @media (prefers-color-scheme:dark){svg{--page:#15171c;--card:#1f222a;--line:#343945;--ink:#eceef3;--soft:#979daa;--owner:#7ea6f4;--reference:#626876;--chip:#2c303b}}
            text{font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:var(--ink)}
            .page{fill:var(--page)}
            .title{font-size:28px;font-weight:700;letter-spacing:-.02em}
            .subtitle,.legend,.id,.more{fill:var(--soft);font-size:12px}
            .subtitle{font-size:13px}
            .section{font-size:15px;font-weight:650}
            .body{fill:var(--card);stroke:var(--line)}
            .name{font-size:16px;font-weight:650}
            .id{font-size:11px}
            .more{font-size:11px}
            .flag{font-size:10.5px;fill:var(--soft);text-anchor:end;font-style:italic}
            .path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:10.2px}
            .badge{font-size:8.5px;font-weight:700;fill:#fff;text-anchor:middle;letter-spacing:.04em}
            .pill{fill:#6b7280}.get,.query,.head{fill:#2f7d5b}.post,.mutation,.rpc,.receive{fill:#2f62b5}.put{fill:#a86112}.patch{fill:#86631a}.delete{fill:#b23a3a}.subscrip,.send{fill:#7a4aa8}
            .state{fill:var(--chip);stroke:var(--line)}.first{stroke:var(--owner);fill:var(--owner);fill-opacity:.18}
            .chip{font-size:10.5px;text-anchor:middle}
            .edge{fill:none;stroke:var(--reference);stroke-width:1.2;marker-end:url(#ref);opacity:.75}
            .owner{stroke:var(--owner);stroke-width:1.8;marker-end:url(#own);opacity:.9}
            .hit{fill:none;stroke:transparent;stroke-width:11}
            .label{font-size:9.5px;fill:var(--soft);paint-order:stroke;stroke:var(--page);stroke-width:3px;stroke-linejoin:round}
            .left{text-anchor:end}.many{opacity:0}
            .row{fill:transparent}a.op:hover .row,a.op:focus .row{fill:var(--chip)}a.op:target .row{fill:var(--owner);fill-opacity:.22}
            .card:hover .body{stroke:var(--owner)}.card:target .body{stroke:var(--owner);stroke-width:2.5}
            svg:has(.card:hover) .link{opacity:.14}
            .link:hover .edge{stroke-width:3;opacity:1}.link:hover .label{opacity:1;fill:var(--ink);font-weight:650}
            .membership{stroke-dasharray:2 4}.reference{stroke-dasharray:6 3}
            """;

    static final String ARROWS = """
            <defs><marker id="ref" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0,0 L8,4 L0,8 z" style="fill:var(--reference)"/></marker>\
            <marker id="own" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0,0 L8,4 L0,8 z" style="fill:var(--owner)"/></marker></defs>
            """;

    private SvgStyle() {}
}

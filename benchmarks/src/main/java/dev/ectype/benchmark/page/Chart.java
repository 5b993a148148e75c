package dev.ectype.benchmark.page;

/** A chart of the page. */
sealed interface Chart permits ResultChart, GrowthChart {
    String title();

    /** Returns the chart in words, for readers who do not see it. */
    String words();

    /** Returns the chart as SVG. Its colors fit the light or dark scheme of the reader. */
    String svg();
}
